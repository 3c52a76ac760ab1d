import { useEffect, useState } from 'react';
import { whenFree } from './page-free';

/** All that interrupts a visitor without having been asked for, the most urgent first. */
const urgency = [
  'consent',
  'app-upgrade',
  'install',
  'announcements',
  'notifications',
  'download-popup',
] as const;

export type Interruption = (typeof urgency)[number];

/** In ms: nobody is interrupted twice in a row without a moment to breathe. */
export const PAUSE = 1_000;

const waiting = new Map<Interruption, () => void>();
let taken: Interruption | undefined;
let isResting = false;
let isLooking = false;

/** Gives the turn to the most urgent one that waits, as soon as the page is free. */
function passOn(): void {
  if (taken !== undefined || isResting || isLooking || waiting.size === 0) return;
  isLooking = true;
  whenFree(() => {
    isLooking = false;
    taken = urgency.find((name) => waiting.has(name));
    if (taken !== undefined) waiting.get(taken)?.();
  });
}

function end(name: Interruption): void {
  waiting.delete(name);
  if (taken !== name) return;
  taken = undefined;
  isResting = true;
  setTimeout(() => {
    isResting = false;
    passOn();
  }, PAUSE);
}

/**
 * Waits for the one turn that there is to interrupt the visitor, and calls back when it has come. Gives the function
 * that ends the turn, or the waiting for it; the next one follows a second later.
 */
export function takeTurn(name: Interruption, come: () => void): () => void {
  waiting.set(name, come);
  // Whoever else asks at the same moment is compared with, not overtaken.
  setTimeout(passOn);
  return () => end(name);
}

/**
 * Whether this interruption may show now: never two at once, the most urgent first, none while a dialog stands above
 * the page or somebody writes. Say `wanted` for as long as there is something to show; the turn ends when it turns false or when the
 * component goes.
 *
 *     const isOurTurn = useTurn('install', prompt !== undefined);
 *     return isOurTurn ? <InstallPrompt /> : null;
 *
 * What a visitor asked for by a tap needs no turn.
 */
export function useTurn(name: Interruption, wanted: boolean): boolean {
  const [isOurs, setOurs] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    const leave = takeTurn(name, () => setOurs(true));
    return () => {
      leave();
      setOurs(false);
    };
  }, [name, wanted]);
  return isOurs && wanted;
}
