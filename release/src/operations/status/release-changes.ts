import { inPercent, lastReleases, type ReleaseVersions, versionsOf } from '../../releases';
import { historyFolder, type Store } from '../../store';

/** A release of a merchant's history and its changes. */
interface ReleaseChange {
  readonly number: number;
  readonly at: Date;
  /** Changed pieces, for example `games 2.0.0 90%, 2.1.0 10%`. Empty if no version changed. */
  readonly changes: readonly string[];
}

function describeVersions({ shell, remotes }: ReleaseVersions): ReadonlyMap<string, string> {
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
  const now = describeVersions(release);
  const then = before ? describeVersions(before) : new Map<string, string>();
  const changed = [...now].filter(([piece, text]) => then.get(piece) !== text);
  const removed = [...then.keys()].filter((piece) => !now.has(piece));
  return [
    ...changed.map(([piece, text]) => `${piece} ${text}`),
    ...removed.map((piece) => `${piece} removed`),
  ];
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
  const releases = (await lastReleases(store, merchant, count + 1)).map(versionsOf);
  return releases.slice(0, count).map((release, i) => ({
    number: release.number,
    at: times.get(`${folder}/${release.number}.json`) ?? new Date(0),
    changes: changesOf(release, releases[i + 1]),
  }));
}
