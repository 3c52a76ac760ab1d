import { select, share } from '@tessera/remote/release';
import { parseRelease } from '../assemble/parse-release';
import { ReleaseError } from '../release-error';
import { pointerPath, type Store } from '../store/store';

/** The version of a remote that one device gets, and why. */
export interface Given {
  readonly remote: string;
  readonly version: string;
  /** Where the device stands among the remote's members, in percent from 0. */
  readonly position: number;
  /** The positions that get this version: from the first up to, and without, the second. */
  readonly from: number;
  readonly to: number;
}

/**
 * Which version of each remote a device gets at a merchant, found by the functions that the page itself uses.
 * Throws ReleaseError `no-release`.
 */
export async function explain(store: Store, merchant: string, device: string): Promise<readonly Given[]> {
  const pointer = await store.read(pointerPath(merchant));
  if (!pointer)
    throw new ReleaseError('no-release', `${merchant} has no release yet, so nobody gets anything.`);
  const { remotes, salt } = parseRelease(JSON.parse(pointer.toString('utf8')));
  return Object.entries(remotes).flatMap(([remote, { candidates }]) => {
    const position = share(merchant, remote, device, salt);
    const given = select(candidates, position);
    if (!given) return [];
    const total = candidates.reduce((sum, { weight }) => sum + weight, 0);
    const below = candidates.slice(0, candidates.indexOf(given)).reduce((sum, { weight }) => sum + weight, 0);
    const inPercent = (weight: number) => (weight / total) * 100;
    return [
      {
        remote,
        version: given.version,
        position: position * 100,
        from: inPercent(below),
        to: inPercent(below + given.weight),
      },
    ];
  });
}
