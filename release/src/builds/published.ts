import {
  type DescribedRemote,
  type DescribedShell,
  describedRemote,
  describedShell,
} from '@tessera/remote/release';
import semver from 'semver';
import { ReleaseError } from '../release-error';
import { pieceFolder, type Store, versionFolder } from '../store';
import { descriptionName, parseDescription } from './build';

/** @returns the path of a version's description. A version is published if this file exists. */
export const descriptionPath = (piece: string, version: string): string =>
  versionFolder(piece, version) + descriptionName(piece);

/** @returns all pieces with files in the store: `shell`, and the names of remotes */
export const publishedPieces = async (store: Store): Promise<readonly string[]> => [
  'shell',
  ...[...(await store.list('/m/remotes'))].sort(),
];

/** @returns the published versions of a piece, ascending */
export async function publishedVersions(store: Store, piece: string): Promise<readonly string[]> {
  const versions = (await store.list(pieceFolder(piece))).filter((name) => semver.valid(name) !== null);
  const isPublished = await Promise.all(
    versions.map((version) => store.has(descriptionPath(piece, version))),
  );
  return versions.filter((_, i) => isPublished[i]).sort(semver.compare);
}

/** @throws ReleaseError `unknown-version` */
export async function readDescription(store: Store, piece: string, version: string): Promise<Buffer> {
  const bytes = await store.read(descriptionPath(piece, version));
  if (bytes) return bytes;
  const known = await publishedVersions(store, piece);
  const others =
    known.length > 0
      ? `Published versions: ${known.slice(-8).join(', ')}.`
      : `No version of ${piece} is published.`;
  throw new ReleaseError(
    'unknown-version',
    `${piece} ${version} is not published. Publish it first, or use another version. ${others}`,
  );
}

/** @throws ReleaseError `unknown-version` or `build-invalid` */
export const publishedShell = async (store: Store, version: string): Promise<DescribedShell> =>
  parseDescription(
    describedShell,
    await readDescription(store, 'shell', version),
    descriptionPath('shell', version),
  );

/** @throws ReleaseError `unknown-version` or `build-invalid` */
export const publishedRemote = async (
  store: Store,
  name: string,
  version: string,
): Promise<DescribedRemote> =>
  parseDescription(
    describedRemote,
    await readDescription(store, name, version),
    descriptionPath(name, version),
  );

const description = /^\/m\/(shell|remotes\/[\w.-]+)\/[\w.-]+\/(shell|remote)\.json$/;

/**
 * Wraps a store so that it reads the description of each build once: thousands of merchants share a few builds.
 * Use it for one command only, because `prune` may delete a build later.
 */
export function cacheDescriptions(store: Store): Store {
  const cached = new Map<string, Promise<Buffer | undefined>>();
  return {
    ...store,
    read: (path) => {
      if (!description.test(path)) return store.read(path);
      const read = cached.get(path) ?? store.read(path);
      cached.set(path, read);
      return read;
    },
  };
}
