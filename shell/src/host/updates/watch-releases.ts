import * as v from 'valibot';
import { forceRefresh, leaveWithNextNavigation } from '../../core/navigation';
import { storedValue } from '../../platform/environment';
import { announce } from './announce';
import { publishedHash, runningHash } from './asset-hash';
import { updateCheck } from './check';
import { schedule } from './schedule';

/** Watches for a newer release while the page lives, and offers it to the member. */
export function watchReleases(): void {
  const check = updateCheck({
    running: runningHash(),
    published: publishedHash,
    known: storedValue('local', 'assets_hash', v.pipe(v.string(), v.regex(/^\w+$/))),
    announce: () => void announce(forceRefresh),
    // Another page of this browser has offered it: this page loads the release with its next navigation.
    overtake: leaveWithNextNavigation,
  });
  schedule(check);
}
