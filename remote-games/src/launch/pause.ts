/** Waits so many ms, or until the signal ends the wait. */
export const pause = (duration: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, duration);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
