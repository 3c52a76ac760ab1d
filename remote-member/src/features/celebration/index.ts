import type { Win } from './win';

/** A payout of at least this many stakes is a large win. */
const LARGE = 10n;

/** Whether a payout is a large win. Both are in minor units. */
export const isLargeWin = (stake: bigint, payout: bigint): boolean => stake > 0n && payout >= LARGE * stake;

/**
 * Shows a short celebration over the page. It takes no tap and no focus, and screen readers do not read it: what was won
 * must stand or be announced elsewhere. With reduced motion nothing shows, and its code is not loaded.
 */
export function celebrate(win: Win): void {
  if (!globalThis.matchMedia?.('(prefers-reduced-motion: no-preference)').matches) return;
  // Nothing is missing without it.
  import('./show-celebration').then(({ showCelebration }) => showCelebration(win)).catch(() => undefined);
}
