import { owner } from '@tessera/remote/release';
import { currentSession, isTokenPending } from '../../core/session';
import { chosenRemotes } from '../../host/choice';
import { loadRemote } from '../../host/loading';
import { pagePath } from '../../platform/home-aliases';

const owned = () =>
  chosenRemotes().flatMap((remote) => remote.routes.map((route) => ({ remote, path: route.path, route })));

/** Fetches the code of a path's page and starts its data; a guarded page of a visitor is left alone. Never throws. */
export async function preparePage(address: string): Promise<void> {
  const { pathname, searchParams } = new URL(address, location.origin);
  const path = pagePath(pathname);
  const page = owner(owned(), path);
  if (!page) return;
  if (page.route.guard === 'session' && !currentSession() && !isTokenPending())
    return preparePage(page.route.guardTarget ?? '/m/login');
  try {
    const code = await loadRemote(page.remote);
    code.prefetch?.(path, searchParams);
    await code.routes.find((route) => route.path === page.path)?.page.preload();
  } catch {
    // The page itself will show the failure, with a way to try again.
  }
}
