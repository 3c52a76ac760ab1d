/** In ms: one check an hour (R9.18). */
const HOUR = 3_600_000;
/** In ms: spreads the checks of pages that were opened at the same time, as after a campaign. */
const SPREAD = 60_000;

/** Checks now, each time the page becomes visible, and every hour. Does nothing while offline. */
export function schedule(check: () => Promise<void>): void {
  const checkOnline = () => {
    if (navigator.onLine) void check();
  };
  const again = () =>
    setTimeout(
      () => {
        checkOnline();
        again();
      },
      HOUR + Math.random() * SPREAD,
    );
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') checkOnline();
  });
  checkOnline();
  again();
}
