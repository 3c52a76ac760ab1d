import { useEffect, useState } from 'react';
import { whenPageFree } from './page-free';

/** All prompts: what interrupts a visitor without a request. The most urgent first. */
const urgency = [
  'consent',
  'app-upgrade',
  'install',
  'announcements',
  'notifications',
  'download-popup',
] as const;

export type Prompt = (typeof urgency)[number];

/** Between two prompts, in ms. */
export const PAUSE = 1_000;

const waiting = new Map<Prompt, () => void>();
let shown: Prompt | undefined;
let isPausing = false;
let isWaitingForPage = false;

/** Shows the most urgent prompt that waits, as soon as the page is free. */
function showNext(): void {
  if (shown !== undefined || isPausing || isWaitingForPage || waiting.size === 0) return;
  isWaitingForPage = true;
  whenPageFree(() => {
    isWaitingForPage = false;
    shown = urgency.find((prompt) => waiting.has(prompt));
    if (shown !== undefined) waiting.get(shown)?.();
  });
}

function remove(prompt: Prompt): void {
  waiting.delete(prompt);
  if (shown !== prompt) return;
  shown = undefined;
  isPausing = true;
  setTimeout(() => {
    isPausing = false;
    showNext();
  }, PAUSE);
}

/**
 * Adds a prompt to the queue.
 * @param show called when the prompt may show
 * @returns a function that removes the prompt, shown or waiting; the next one follows a second later
 */
function enqueue(prompt: Prompt, show: () => void): () => void {
  waiting.set(prompt, show);
  // Compares prompts that come at the same moment before one of them shows.
  setTimeout(showNext);
  return () => remove(prompt);
}

/**
 * Whether a prompt may show now. One prompt shows at a time, the most urgent first, and none while a dialog is open or
 * the visitor types. What the visitor requested by a tap does not wait in this queue.
 *
 *     const isPrompted = usePrompt('install', prompt !== undefined);
 *     return isPrompted ? <InstallSheet /> : null;
 *
 * @param isDue whether the prompt has a reason to show. The prompt leaves the queue when this turns false, and on unmount
 */
export function usePrompt(prompt: Prompt, isDue: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isDue) return undefined;
    const leaveQueue = enqueue(prompt, () => setShown(true));
    return () => {
      leaveQueue();
      setShown(false);
    };
  }, [prompt, isDue]);
  return isShown && isDue;
}
