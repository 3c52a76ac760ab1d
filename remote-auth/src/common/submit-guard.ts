/** Time after a submit in which the next one is ignored, in ms (R9.12). */
const GUARD_MS = 500;

/** Does the work, or ignores the submit. */
type GuardedSubmit = (work: () => Promise<void>) => Promise<void>;

/**
 * Prevents a form from being submitted twice: ignores a submit while another one is running and for 500 ms, counted
 * from the start (login, R4.6) or the end (registration, R4.9) of the one before.
 */
export function submitGuard(countedFrom: 'start' | 'end'): GuardedSubmit {
  let isRunning = false;
  let openAgainAt = 0;
  const hold = () => {
    openAgainAt = performance.now() + GUARD_MS;
  };
  return async (work) => {
    if (isRunning || performance.now() < openAgainAt) return;
    isRunning = true;
    hold();
    try {
      await work();
    } finally {
      isRunning = false;
      if (countedFrom === 'end') hold();
    }
  };
}
