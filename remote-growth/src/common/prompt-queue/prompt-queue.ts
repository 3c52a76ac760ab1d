import { useEffect, useState } from 'react';
import { watchConsent } from '../consent';
import { whenPageFree } from './page-free';
import { countTurn, isBar, nextPrompt, type Prompt } from './rules';

/** Between two prompts, in ms. */
export const PAUSE = 1_000;

const waiting = new Map<Prompt, () => void>();
let shown: Prompt | undefined;
let isPausing = false;
let isWaitingForPage = false;

const isWaiting = (prompt: Prompt): boolean => waiting.has(prompt);

function show(prompt: Prompt): void {
  countTurn(prompt);
  waiting.get(prompt)?.();
  if (isBar(prompt)) {
    waiting.delete(prompt);
    takePause();
  } else shown = prompt;
}

/** Shows the most urgent prompt that has a turn, as soon as the page is free. */
function showNext(): void {
  if (shown !== undefined || isPausing || isWaitingForPage || nextPrompt(isWaiting) === undefined) return;
  isWaitingForPage = true;
  whenPageFree(() => {
    isWaitingForPage = false;
    const next = nextPrompt(isWaiting);
    if (next !== undefined) show(next);
  });
}

function takePause(): void {
  isPausing = true;
  setTimeout(() => {
    isPausing = false;
    showNext();
  }, PAUSE);
}

function remove(prompt: Prompt): void {
  waiting.delete(prompt);
  if (shown !== prompt) return;
  shown = undefined;
  takePause();
}

// What waited for the answer about consent follows the question as it follows another prompt.
watchConsent(({ isOpen }, before) => {
  if (before.isOpen && !isOpen) takePause();
  else showNext();
});

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
 * the visitor types. `rules.ts` says how many a visit gets, and what they wait for. What the visitor requested by a tap
 * does not wait in this queue.
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
