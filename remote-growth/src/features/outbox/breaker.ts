import { keys, timeLeft } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';

/** In ms: the pause after the first failed run. It doubles with each further one. */
const SHORTEST = 60_000;
/** In ms. A gateway cannot ask for more. */
const LONGEST = 3_600_000;

/** Stored, so that neither other tabs nor the next page start from the beginning. */
const stored = storedValue(keys.outboxPause);

/** How long nothing may be sent, in ms; 0 if sending is allowed. */
export const pauseLeft = (): number => timeLeft(stored.get()?.until ?? 0, LONGEST);

/**
 * Stops sending for a while, after a run that ended without success.
 * @param wait the pause in ms that the gateway asks for
 */
export function startPause(wait = 0): void {
  const failures = (stored.get()?.failures ?? 0) + 1;
  const pause = Math.max(wait, SHORTEST * 2 ** Math.min(failures - 1, 10));
  stored.set({ until: Date.now() + Math.min(pause, LONGEST), failures });
}

/** Sending works: the next pause is short again. */
export function endPause(): void {
  if (stored.get()) stored.remove();
}
