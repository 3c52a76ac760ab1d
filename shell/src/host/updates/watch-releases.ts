import * as v from 'valibot';
import { forceRefresh, leaveWithNextNavigation } from '../../core/navigation';
import { storedValue } from '../../platform/environment';
import { announce } from './announce';
import { publishedHash, runningHash } from './asset-hash';
import { updateCheck } from './check';
import { schedule } from './schedule';
import { activateWorker, updateWorker } from './worker';

/** With the new worker, so that a slow network leads into the new release too. */
const overtake = () => activateWorker(updateWorker()).then(leaveWithNextNavigation);

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
