import { type OwnedPage, ownPath, pageAt } from '@tessera/remote/release';
import { currentSession, isTokenPending, tokenChecked } from '../../core/session';
import { chosenRemotes, isDemoted, isOverride } from '../../host/choice';
import { remoteLoad } from '../../host/loading';
import { pagePath } from '../../platform/home-aliases';
import { currentLanguage } from '../../platform/i18n';
import { preloadPage } from '../../platform/preload-page';
import { currentRelease } from '../../platform/release';
import { hasBottomNav } from '../../ui/frame';
import { loadNavIcons } from '../../ui/nav-icons';

/** In ms from the run of the main script. React delays content after a fallback, so the first render waits, but no longer than this. */
const LONGEST_WAIT = 1_500;

/** The page that an address shows: for a visitor on a guarded page, the login. */
interface ShownPage {
  readonly page: OwnedPage;
  readonly path: string;
  readonly search: URLSearchParams;
}

function shownPage(address: string): ShownPage | undefined {
  const { pathname, searchParams: search } = new URL(address, location.origin);
  const path = pagePath(pathname);
  const page = pageAt(chosenRemotes(), path);
  if (!page) return undefined;
  const isRefused = page.route.guard === 'session' && !currentSession() && !isTokenPending();
  return isRefused
    ? shownPage(page.route.guardTarget ?? '/m/login')
    : { page, path: ownPath(page.path, path), search };
}

/** Loads the code of a page and starts its data. Never throws. */
async function prepare({ page, path, search }: ShownPage): Promise<void> {
  try {
    const code = await remoteLoad(page.remote).load();
    code.prefetch?.(path, search);
    await code.routes.find((route) => route.path === page.path)?.page.preload();
  } catch {
    // The page itself shows the failure, with a retry.
  }
}

/**
 * Prefetches the page at an address: the code and the data. Of a remote that is not there yet, entry, texts and code of
 * the page come in one wave, because the entry names the others only once it runs. The early script does the same for
 * the first page.
 */
export async function prefetchPage(address: string): Promise<void> {
  const shown = shownPage(address);
  if (!shown) return undefined;
  const { remote } = shown.page;
  const isCertain = !isOverride(remote.version) && !isDemoted(currentRelease().number, remote);
  if (isCertain && !remoteLoad(remote).isRequested()) preloadPage(shown.page, currentLanguage());
  return prepare(shown);
}

/** Resolves when the code of the first page and its icons have loaded or failed, or after 1.5 s. */
export async function firstPage(): Promise<void> {
  const shown = shownPage(location.href);
  const icons = hasBottomNav(shown?.page.path ?? location.pathname) && loadNavIcons();
  await Promise.race([
    Promise.all([shown && prepare(shown), icons, tokenChecked()]),
    new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT)),
  ]);
}
