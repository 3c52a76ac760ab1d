import { pageAt } from '@tessera/remote/release';
import { currentSession, isTokenPending, tokenChecked } from '../../core/session';
import { chosenRemotes } from '../../host/choice';
import { remoteLoad } from '../../host/loading';
import { pagePath } from '../../platform/home-aliases';

/** In ms from the run of the main script. React delays content after a fallback, so the first render waits, but no longer than this. */
const LONGEST_WAIT = 1_500;

/** Loads the code of a path's page and starts its data; for a visitor on a guarded page, of the login instead. Never throws. */
export async function preparePage(address: string): Promise<void> {
  const { pathname, searchParams } = new URL(address, location.origin);
  const path = pagePath(pathname);
  const page = pageAt(chosenRemotes(), path);
  if (!page) return;
  if (page.route.guard === 'session' && !currentSession() && !isTokenPending())
    return preparePage(page.route.guardTarget ?? '/m/login');
  try {
    const code = await remoteLoad(page.remote).load();
    code.prefetch?.(path, searchParams);
    await code.routes.find((route) => route.path === page.path)?.page.preload();
  } catch {
    // The page itself shows the failure, with a retry.
  }
}

/** Resolves when the code of the first page has loaded or failed, or after 1.5 s. */
export async function firstPage(): Promise<void> {
  await Promise.race([
    Promise.all([preparePage(location.href), tokenChecked()]),
    new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT)),
  ]);
}
