import { pageAt } from '@tessera/remote/release';
import { currentSession } from '../../core/session';
import { currentSite } from '../../core/site';
import { chosenRemotes, isDemoted, isOverride } from '../../host/choice';
import { remoteLoad } from '../../host/loading';
import { currentLanguage } from '../../platform/i18n';
import { filesOfPage } from '../../platform/preload-page';
import { currentRelease } from '../../platform/release';
import { navPaths } from '../../ui/bottom-nav';

const LOGIN = '/m/login';

/** Of the Network Information API, which not every browser has. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the member pays for each byte, or waits for each. */
function isSparing(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/**
 * Fetches the files of the page that is likely to come next, if its remote is not there yet: for a visitor the login, for
 * a member the first page of the bottom navigation. The files are only brought into the cache of the browser. Nothing of
 * them runs, because the page would answer taps later while it does.
 */
export async function prefetchNext(): Promise<void> {
  if (isSparing() || !navigator.onLine) return;
  const paths = currentSession() ? navPaths(currentSite()) : [LOGIN];
  const next = paths
    .map((path) => pageAt(chosenRemotes(), path))
    .find((page) => page && !remoteLoad(page.remote).isRequested());
  if (!next) return;
  const { remote } = next;
  if (isOverride(remote.version) || isDemoted(currentRelease().number, remote)) return;
  for (const file of filesOfPage(next, currentLanguage())) {
    const integrity = remote.integrity[file];
    const options: RequestInit = { priority: 'low', ...(integrity !== undefined && { integrity }) };
    // One after the other, so that a tap meanwhile waits for one file at most. A page that needs one loads it again.
    await fetch(remote.base + file, options).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    );
  }
}
