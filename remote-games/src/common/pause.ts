/** Resolves after `duration` ms, or as soon as the signal aborts. */
export const pause = (duration: number, signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    const done = () => resolve(undefined);
    const timer = setTimeout(done, duration);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
