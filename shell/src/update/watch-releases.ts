import * as v from 'valibot';
import { storedValue } from '../environment';
import { forceRefresh } from '../navigation/forced-refresh';
import { announce } from './announce';
import { publishedHash, runningHash } from './asset-hash';
import { updateCheck } from './check';
import { schedule } from './schedule';

/** Watches for a newer release from now on, and offers it to the member. */
export function watchReleases(): void {
  const check = updateCheck({
    running: runningHash(),
    published: publishedHash,
    known: storedValue('local', 'assets_hash', v.string()),
    announce: () => void announce(forceRefresh),
  });
  schedule(check);
}
