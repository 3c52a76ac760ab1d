import { keys } from '@tessera/contract';
import { forceRefresh, leaveWithNextNavigation } from '../../core/navigation';
import { storedValue } from '../../platform/storage';
import { announce } from './announce';
import { publishedHash, runningHash } from './asset-hash';
import { updateCheck } from './check';
import { schedule } from './schedule';

/** Watches for a newer release from now on, and offers it to the member. */
export function watchReleases(): void {
  const check = updateCheck({
    running: runningHash(),
    published: publishedHash,
    known: storedValue(keys.assetsHash),
    announce: () => void announce(forceRefresh),
    // Another page of this browser has offered it: this one takes the release with its next navigation.
    overtake: leaveWithNextNavigation,
  });
  schedule(check);
}
