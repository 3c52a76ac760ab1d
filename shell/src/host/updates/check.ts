import type { StoredValue } from '../../platform/storage';

/** In ms: one check an hour (R9.18). */
const HOUR = 3_600_000;
/** In ms: spreads the checks of pages that were opened at the same time, as after a campaign. */
const SPREAD = 60_000;

export interface UpdateCheckOptions {
  /** The hash of the files that this page runs. */
  readonly running: string;
  /** Fetches the hash of the newest release. Rejects if it cannot be fetched. */
  readonly published: () => Promise<string>;
  /** The newest hash that any page of this browser has seen; all of them share it (R3.15). */
  readonly known: StoredValue<string>;
  /** Called by the first page that sees a newer version. */
  readonly announce: () => void;
  /** Called if another page of this browser has announced the version. */
  readonly announcedElsewhere: () => void;
}

/**
 * Makes the check for a newer version (R4.30a). A newer version is announced once, also if the member declines it, and
 * by one page only (R4.30b). A check that fails is silent (R8.32).
 */
export function updateCheck({
  running,
  published,
  known,
  announce,
  announcedElsewhere,
}: UpdateCheckOptions): () => Promise<void> {
  let settled: string | undefined;
  return async () => {
    const hash = await published().catch(() => undefined);
    if (hash === undefined) return;
    const isNews = hash !== known.get();
    if (isNews) known.set(hash);
    if (hash === running || hash === settled) return;
    settled = hash;
    if (isNews) announce();
    else announcedElsewhere();
  };
}

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
