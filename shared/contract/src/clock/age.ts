/*
 * The clock of a device can be wrong, and it is corrected while a page is open or between two visits. So a stored time can
 * lie in the future by any amount. A check of its age without a lower bound would take it for new until that time.
 */

/**
 * How far a stored time is from now, in ms. A time in the future is as old as it is ahead, so that it does not count as
 * new, and a small correction of the clock does not make it old.
 * @param at in ms since 1970
 * @param now in ms since 1970
 */
export const ageOf = (at: number, now = Date.now()): number => Math.abs(now - at);

/**
 * How long it is until a stored time, in ms.
 * @param until in ms since 1970
 * @param longest in ms: the longest that it can be. A time further ahead comes from a clock that was set back
 * @returns 0 if the time is past, or further ahead than the longest
 */
export function timeLeft(until: number, longest: number): number {
  const left = until - Date.now();
  return left > 0 && left <= longest ? left : 0;
}
