import type { Share } from '../assemble/assemble';
import { latestRelease } from '../assemble/history';
import { versionsOf } from '../assemble/versions';
import { inPercent } from '../roll-out/percent';
import { pointerPath, type Store } from '../store/store';

/** What a merchant's members get at this moment. */
export interface MerchantStatus {
  readonly merchant: string;
  /** Number of the release; undefined before the first. */
  readonly number?: number;
  readonly shell?: string;
  /** Versions of each remote with their share in percent, the stable one first. */
  readonly remotes: Readonly<Record<string, readonly Share[]>>;
  readonly previous: Readonly<Record<string, string>>;
  /** Whether the merchant's pages follow the last release; not so when an operator was stopped in between. */
  readonly pointed: boolean;
}

/** Looks at a merchant. */
export async function statusOf(store: Store, merchant: string): Promise<MerchantStatus> {
  const last = await latestRelease(store, merchant);
  if (!last) return { merchant, remotes: {}, previous: {}, pointed: true };
  const { number, shell, remotes, previous } = versionsOf(last.bytes);
  const pointer = await store.read(pointerPath(merchant));
  return {
    merchant,
    number,
    shell,
    remotes: Object.fromEntries(Object.entries(remotes).map(([name, shares]) => [name, inPercent(shares)])),
    previous,
    pointed: pointer?.equals(last.bytes) ?? false,
  };
}

/** A version, and how many merchants give it to which share of their members. */
export interface VersionCount {
  readonly piece: string;
  readonly version: string;
  readonly percent: number;
  readonly merchants: number;
}

/** Counts merchants by piece, version and share. */
export function countVersions(statuses: readonly MerchantStatus[]): readonly VersionCount[] {
  const counts = new Map<string, VersionCount>();
  const count = (piece: string, version: string, percent: number) => {
    const key = `${piece} ${version} ${percent}`;
    counts.set(key, { piece, version, percent, merchants: (counts.get(key)?.merchants ?? 0) + 1 });
  };
  for (const { shell, remotes } of statuses) {
    if (shell !== undefined) count('shell', shell, 100);
    for (const [name, shares] of Object.entries(remotes)) {
      for (const { version, weight } of shares) count(name, version, weight);
    }
  }
  const order = ({ piece, version }: VersionCount) => `${piece === 'shell' ? '' : piece} ${version}`;
  return [...counts.values()].sort(
    (one, other) => order(one).localeCompare(order(other)) || other.percent - one.percent,
  );
}
