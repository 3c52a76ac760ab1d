import { lastReleases } from '../assemble/merchants';
import { type ReleaseVersions, versionsOf } from '../assemble/versions';
import { inPercent } from '../roll-out/percent';
import { historyFolder, type Store } from '../store/store';

/** One release of a merchant's history. */
export interface PastRelease {
  readonly number: number;
  readonly at: Date;
  /** What it changed, such as `games 2.0.0 90%, 2.1.0 10%`; empty when it changed no version. */
  readonly changes: readonly string[];
}

function written({ shell, remotes }: ReleaseVersions): ReadonlyMap<string, string> {
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
  const [now, then] = [written(release), before ? written(before) : new Map<string, string>()];
  const changed = [...now].filter(([piece, text]) => then.get(piece) !== text);
  const gone = [...then.keys()].filter((piece) => !now.has(piece));
  return [...changed.map(([piece, text]) => `${piece} ${text}`), ...gone.map((piece) => `${piece} left out`)];
}

/** A merchant's last releases, the newest first. */
export async function pastReleases(
  store: Store,
  merchant: string,
  most: number,
): Promise<readonly PastRelease[]> {
  const folder = historyFolder(merchant);
  const written = new Map((await store.files(folder)).map(({ path, modified }) => [path, modified]));
  const releases = (await lastReleases(store, merchant, most + 1)).map(({ bytes }) => versionsOf(bytes));
  return releases.slice(0, most).map((release, i) => ({
    number: release.number,
    at: written.get(`${folder}/${release.number}.json`) ?? new Date(0),
    changes: changesOf(release, releases[i + 1]),
  }));
}
