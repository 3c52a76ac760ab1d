import { keys } from '@tessera/contract';
import { forceRefresh, leaveWithNextNavigation } from '../../core/navigation';
import { confirm } from '../../core/notices';
import { type TextKey, text } from '../../platform/i18n';
import { storedValue } from '../../platform/storage';
import { publishedHash, runningHash } from './asset-hash';
import { schedule, updateCheck } from './check';
import { updateWorker } from './take-over';

const sentence = (key: TextKey<'shell'>) => text('shell', key);

/**
 * Offers the new version to the member (R2.53, R4.30c) while its worker is fetched. "Refresh" reloads the page (R4.30b),
 * and the worker takes over when the new page is idle. "Later" changes nothing.
 */
export async function announce(reload: () => void): Promise<void> {
  void updateWorker();
  const wanted = await confirm({
    title: sentence('update_title'),
    message: sentence('update_message'),
    confirmLabel: sentence('update_refresh'),
    cancelLabel: sentence('update_later'),
  });
  if (wanted) reload();
}

/** Watches for a newer release while the page lives, and offers it to the member. */
export function watchReleases(): void {
  const check = updateCheck({
    running: runningHash(),
    published: publishedHash,
    known: storedValue(keys.assetsHash),
    announce: () => void announce(forceRefresh),
    // Another page of this browser has offered it: this page loads the release with its next navigation.
    announcedElsewhere: leaveWithNextNavigation,
  });
  schedule(check);
}
