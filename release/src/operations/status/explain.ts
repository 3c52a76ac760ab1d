import { select, share } from '@tessera/remote/release';
import { ReleaseError } from '../../release-error';
import { currentRelease, sum } from '../../releases';
import type { Store } from '../../store';

/** The version of a remote that one device gets, and the reason. */
interface DeviceVersion {
  readonly remote: string;
  readonly version: string;
  /** Position of the device among the remote's members, in percent from 0. */
  readonly position: number;
  /** Positions that get this version, in percent: from `from` (inclusive) to `to` (exclusive). */
  readonly from: number;
  readonly to: number;
}

/**
 * Computes the version of each remote that a device gets at a merchant, with the same functions as the page.
 * @throws ReleaseError `no-release`
 */
export async function explain(
  store: Store,
  merchant: string,
  device: string,
): Promise<readonly DeviceVersion[]> {
  const release = await currentRelease(store, merchant);
  if (!release) throw new ReleaseError('no-release', `${merchant} has no release yet. Roll one out first.`);
  const { remotes, salt } = release;
  return Object.entries(remotes).flatMap(([remote, { candidates }]) => {
    const position = share(merchant, remote, device, salt);
    const selected = select(candidates, position);
    if (!selected) return [];
    const total = sum(candidates);
    const below = sum(candidates.slice(0, candidates.indexOf(selected)));
    const inPercent = (weight: number) => (weight / total) * 100;
    return [
      {
        remote,
        version: selected.version,
        position: position * 100,
        from: inPercent(below),
        to: inPercent(below + selected.weight),
      },
    ];
  });
}
