import { inPercent, latestRelease, type Share } from '../../releases';
import { pointerPath, type Store } from '../../store';

/** The versions that a merchant's members get now. */
export interface MerchantStatus {
  readonly merchant: string;
  /** Number of the latest release; undefined before the first one. */
  readonly number?: number;
  readonly shell?: string;
  /** Versions of each remote with their share in percent, the stable version first. */
  readonly remotes: Readonly<Record<string, readonly Share[]>>;
  /** Version before the stable one, by piece. */
  readonly previous: Readonly<Record<string, string>>;
  /** Whether the pages use the latest release. False if an operator was interrupted between two writes. */
  readonly pointed: boolean;
}

export async function statusOf(store: Store, merchant: string): Promise<MerchantStatus> {
  const latest = await latestRelease(store, merchant);
  if (!latest) return { merchant, remotes: {}, previous: {}, pointed: true };
  const { number, shell, remotes, previous } = latest.versions;
  const pointer = await store.read(pointerPath(merchant));
  return {
    merchant,
    number,
    shell,
    remotes: Object.fromEntries(Object.entries(remotes).map(([name, shares]) => [name, inPercent(shares)])),
    previous,
    pointed: pointer?.equals(latest.bytes) ?? false,
  };
}

/** A version with a share of the members, and the number of merchants that have it at that share. */
interface VersionCount {
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
  // Sorts the shell first.
  const order = ({ piece, version }: VersionCount) => `${piece === 'shell' ? '' : piece} ${version}`;
  return [...counts.values()].sort(
    (one, other) => order(one).localeCompare(order(other)) || other.percent - one.percent,
  );
}
