import pLimit from 'p-limit';
import { descriptionPath, publishedPieces } from '../../builds';
import { lastReleases, namedVersions, releasedMerchants } from '../../releases';
import { pieceFolder, type Store, versionFolder } from '../../store';

interface PruneOptions {
  /** Number of latest releases of each merchant whose versions stay; at least 1. */
  readonly keep: number;
  /** Versions that were published later stay. */
  readonly before: Date;
  /** Delete nothing. */
  readonly dry?: boolean;
  /** Called after each deleted version with the total number of versions to delete. */
  readonly onDone?: (total: number) => void;
}

/** A deleted version, or with `dry` a version that would be deleted. */
interface Pruned {
  readonly version: string;
  readonly files: number;
  readonly published: Date;
}

const CONCURRENCY = 24;

/** @returns all versions in the latest releases of any merchant, as `<piece>@<version>` */
async function releasedVersions(store: Store, keep: number): Promise<ReadonlySet<string>> {
  const versions = await pLimit(CONCURRENCY).map(await releasedMerchants(store), async (merchant) =>
    (await lastReleases(store, merchant, keep)).flatMap(({ versions }) => namedVersions(versions)),
  );
  return new Set(versions.flat());
}

/** @returns all old versions with files, including those of an interrupted `publish` or `prune` */
async function oldVersions(store: Store, before: Date): Promise<readonly Pruned[]> {
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

const split = (name: string): readonly [piece: string, version: string] => {
  const [piece = '', version = ''] = name.split('@');
  return [piece, version];
};

/**
 * Deletes the descriptions of versions, so that no operator can release them from now on. Restores the description of a
 * version that was released meanwhile.
 * @returns the versions that are safe to delete
 */
async function unpublish(
  store: Store,
  versions: readonly Pruned[],
  keep: number,
): Promise<readonly Pruned[]> {
  const descriptions = new Map<string, Buffer>();
  for (const { version } of versions) {
    const path = descriptionPath(...split(version));
    const bytes = await store.read(path);
    if (bytes) descriptions.set(version, bytes);
    await store.remove(path);
  }
  const released = await releasedVersions(store, keep);
  for (const [version, bytes] of descriptions) {
    if (released.has(version)) await store.add(descriptionPath(...split(version)), bytes);
  }
  return versions.filter(({ version }) => !released.has(version));
}

/**
 * Deletes old published versions that are in none of the latest releases. Never deletes a version in use.
 * Running it again after an interruption continues.
 */
export async function prune(
  store: Store,
  { keep, before, dry = false, onDone }: PruneOptions,
): Promise<readonly Pruned[]> {
  const released = await releasedVersions(store, keep);
  const unused = (await oldVersions(store, before)).filter(({ version }) => !released.has(version));
  if (dry) return unused;
  const deletable = await unpublish(store, unused, keep);
  for (const { version } of deletable) {
    const folder = versionFolder(...split(version)).slice(0, -1);
    for (const { path } of await store.files(folder)) await store.remove(path);
    onDone?.(deletable.length);
  }
  return deletable;
}
