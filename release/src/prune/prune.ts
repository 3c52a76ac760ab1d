import pLimit from 'p-limit';
import { lastReleases, releasedMerchants } from '../assemble/merchants';
import { descriptionPath, pieceFolder, publishedPieces } from '../assemble/published-versions';
import { namedVersions, versionsOf } from '../assemble/versions';
import type { Store } from '../store/store';

export interface PruneOptions {
  /** Releases of each merchant, counted from the last, whose versions stay; at least 1. */
  readonly keep: number;
  /** Versions that were published later than this stay. */
  readonly before: Date;
  readonly dry?: boolean;
  /** Is told of each version that is gone, and how many there will be. */
  readonly onDone?: (total: number) => void;
}

/** A version that was taken away, or with `dry` would be. */
export interface Pruned {
  readonly version: string;
  readonly files: number;
  readonly published: Date;
}

const AT_ONCE = 24;

/** Every version that some merchant's last releases name, as `games@2.1.0`. */
async function namedIn(store: Store, keep: number): Promise<ReadonlySet<string>> {
  const limit = pLimit(AT_ONCE);
  const merchants = await releasedMerchants(store);
  const named = await Promise.all(
    merchants.map((merchant) =>
      limit(async () =>
        (await lastReleases(store, merchant, keep)).flatMap(({ bytes }) => namedVersions(versionsOf(bytes))),
      ),
    ),
  );
  return new Set(named.flat());
}

/** Every version that has files, also one that an operator was stopped in publishing or in pruning. */
async function versionsIn(store: Store, before: Date): Promise<readonly Pruned[]> {
  const found: Pruned[] = [];
  for (const piece of await publishedPieces(store)) {
    for (const version of await store.list(pieceFolder(piece))) {
      const files = await store.files(`${pieceFolder(piece)}/${version}`);
      const published = new Date(Math.max(0, ...files.map(({ modified }) => modified.getTime())));
      if (published < before) found.push({ version: `${piece}@${version}`, files: files.length, published });
    }
  }
  return found;
}

const descriptionOf = (name: string): string => {
  const [piece = '', version = ''] = name.split('@');
  return descriptionPath(piece, version);
};

/**
 * Makes versions unpublished, so that nobody can release them from here on, and gives those that nobody did release
 * until then. The others are put back.
 */
async function unpublish(
  store: Store,
  versions: readonly Pruned[],
  keep: number,
): Promise<readonly Pruned[]> {
  const descriptions = new Map<string, Buffer>();
  for (const { version } of versions) {
    const bytes = await store.read(descriptionOf(version));
    if (bytes) descriptions.set(version, bytes);
    await store.remove(descriptionOf(version));
  }
  const named = await namedIn(store, keep);
  for (const [version, bytes] of descriptions) {
    if (named.has(version)) await store.add(descriptionOf(version), bytes);
  }
  return versions.filter(({ version }) => !named.has(version));
}

/**
 * Takes published versions away that are old and that none of the merchants' last releases names; never one in use.
 * Stopped halfway, it goes on when it is run again.
 */
export async function prune(
  store: Store,
  { keep, before, dry = false, onDone }: PruneOptions,
): Promise<readonly Pruned[]> {
  const named = await namedIn(store, keep);
  const unused = (await versionsIn(store, before)).filter(({ version }) => !named.has(version));
  if (dry) return unused;
  const free = await unpublish(store, unused, keep);
  for (const { version } of free) {
    const [piece = '', number = ''] = version.split('@');
    for (const { path } of await store.files(`${pieceFolder(piece)}/${number}`)) await store.remove(path);
    onDone?.(free.length);
  }
  return free;
}
