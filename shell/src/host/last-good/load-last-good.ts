import type { RemoteModule } from '@tessera/remote';
import type { Candidate } from '@tessera/remote/release';
import type { ChosenRemote } from '../choice';
import { RemoteFault } from '../faults';
import { trust } from '../integrity';
import { reportLoad } from '../load-marks';
import { alternativesTo } from './alternatives';
import { clearAway } from './clear-away';

export { countFailure } from './standing';

/** Remotes that have been replaced on this page, or are being. */
const replaced = new Set<string>();

/** Whether another version of a remote runs, or is about to. */
export const isReplaced = ({ name }: ChosenRemote): boolean => replaced.has(name);

/** Whether a remote's place can be taken by another version. */
export const isReplaceable = (remote: ChosenRemote): boolean =>
  !isReplaced(remote) && alternativesTo(remote).length > 0;

/**
 * Loads the version that stands in for one that fails, whose bytes the release vouches for too.
 * Rejects with RemoteFault `load` when there is none or none can be had.
 */
export async function loadLastGood(
  remote: ChosenRemote,
  load: (version: Candidate) => Promise<RemoteModule>,
): Promise<RemoteModule> {
  const started = performance.now();
  replaced.add(remote.name);
  clearAway(remote);
  for (const alternative of alternativesTo(remote)) {
    try {
      const begun = performance.now();
      const version = await alternative.describe();
      trust(version);
      const code = await load(version);
      reportLoad(version, 'loaded', performance.now() - begun);
      reportLoad(remote, 'fallback', performance.now() - started);
      return code;
    } catch (error) {
      console.warn(`[tessera] remote "${remote.name}" ${alternative.version} cannot stand in`, error);
    }
  }
  replaced.delete(remote.name);
  throw new RemoteFault('load', remote.name, 'no other version can stand in');
}
