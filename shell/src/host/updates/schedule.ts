/** In ms: one check an hour (R9.18). */
const HOUR = 3_600_000;
/** In ms: spreads the checks of pages that were opened at one moment, as after a campaign. */
const SPREAD = 60_000;

/** Checks now, whenever the member comes back to the page, and every hour. Nothing is asked while offline. */
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
