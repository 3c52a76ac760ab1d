import * as v from 'valibot';
import { readJson } from '../../input';
import { inPercent, lastReleases, type ReleaseVersions } from '../../releases';
import { historyFolder, numberedPath, type Store } from '../../store';
import { changedFields } from '../description';

/** A release of a merchant's history and its changes. */
interface ReleaseChange {
  readonly number: number;
  readonly at: Date;
  /**
   * Changed pieces, for example `games 2.0.0 90%, 2.1.0 10%`, and changed fields of the merchant's description. Empty if
   * only settings changed.
   */
  readonly changes: readonly string[];
}

/** @returns the versions of a release with their shares, as text by piece */
export function describedVersions({ shell, remotes }: ReleaseVersions): ReadonlyMap<string, string> {
  const shares = Object.entries(remotes).map(
    ([name, candidates]) =>
      [
        name,
        inPercent(candidates)
          .map(({ version, weight }) => `${version} ${weight}%`)
          .join(', '),
      ] as const,
  );
  return new Map([['shell', shell], ...shares]);
}

function changesOf(release: ReleaseVersions, before: ReleaseVersions | undefined): readonly string[] {
  const now = describedVersions(release);
  const then = before ? describedVersions(before) : new Map<string, string>();
  const changed = [...now].filter(([piece, text]) => then.get(piece) !== text);
  const removed = [...then.keys()].filter((piece) => !now.has(piece));
  return [
    ...changed.map(([piece, text]) => `${piece} ${text}`),
    ...removed.map((piece) => `${piece} removed`),
  ];
}

const described = v.object({ merchant: v.record(v.string(), v.unknown()) });
const merchantIn = (bytes: Buffer) => readJson(described, bytes).merchant;

function descriptionOf(release: Buffer, before: Buffer | undefined): readonly string[] {
  const changed = before ? changedFields(merchantIn(release), merchantIn(before)) : [];
  return changed.length > 0 ? [`description: ${changed.join(', ')}`] : [];
}

/** @returns at most `count` releases of a merchant with their changes, latest first */
export async function releaseChanges(
  store: Store,
  merchant: string,
  count: number,
): Promise<readonly ReleaseChange[]> {
  const folder = historyFolder(merchant);
  const times = new Map((await store.files(folder)).map(({ path, modified }) => [path, modified]));
  // One more, to compare the earliest release with the one before it.
  const releases = await lastReleases(store, merchant, count + 1);
  return releases.slice(0, count).map(({ bytes, versions }, i) => {
    const before = releases[i + 1];
    return {
      number: versions.number,
      at: times.get(numberedPath(folder, versions.number)) ?? new Date(0),
      changes: [...changesOf(versions, before?.versions), ...descriptionOf(bytes, before?.bytes)],
    };
  });
}
