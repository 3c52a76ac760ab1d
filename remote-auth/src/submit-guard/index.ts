/** How long a submit keeps the next one away, in ms (R9.12). */
export const GUARD_MS = 500;

/** Does the work, or ignores the submit when the guard is down. */
export type GuardedSubmit = (work: () => Promise<void>) => Promise<void>;

/**
 * Keeps a form from being sent twice: one submit at a time, and none within 500 ms, counted from the start of the one
 * before (login, R4.6) or from its end (registration, R4.9).
 */
export function submitGuard(countedFrom: 'start' | 'end'): GuardedSubmit {
  let underWay = false;
  let openAgainAt = 0;
  const hold = () => {
    openAgainAt = performance.now() + GUARD_MS;
  };
  return async (work) => {
    if (underWay || performance.now() < openAgainAt) return;
    underWay = true;
    hold();
    try {
      await work();
    } finally {
      underWay = false;
      if (countedFrom === 'end') hold();
    }
  };
}
