import * as v from 'valibot';
import { forceRefresh, leaveWithNextNavigation } from '../../core/navigation';
import { storedValue } from '../../platform/environment';
import { announce } from './announce';
import { publishedHash, runningHash } from './asset-hash';
import { updateCheck } from './check';
import { schedule } from './schedule';
import { takeNewestWorker } from './take-over';

/**
 * The new worker comes first, so that a slow network leads into the new release too. The page leaves for it no sooner
 * than the take-over has ended: a navigation that meets one may stay without an answer.
 */
const overtake = () => takeNewestWorker().then(leaveWithNextNavigation);

/** Watches for a newer release from now on, and offers it to the member. */
export function watchReleases(): void {
  const check = updateCheck({
    running: runningHash(),
    published: publishedHash,
    known: storedValue('local', 'assets_hash', v.pipe(v.string(), v.regex(/^\w+$/))),
    announce: () => void announce(forceRefresh),
    overtake: () => void overtake(),
  });
  schedule(check);
}
