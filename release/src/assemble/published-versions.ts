import semver from 'semver';
import type { Store } from '../store/store';

/** The folder of a piece's versions, without a slash at its end. */
export const pieceFolder = (piece: string): string =>
  piece === 'shell' ? '/m/shell' : `/m/remotes/${piece}`;

/** The file whose presence makes a version of a piece published. */
export const descriptionPath = (piece: string, version: string): string =>
  `${pieceFolder(piece)}/${version}/${piece === 'shell' ? 'shell.json' : 'remote.json'}`;

/** Versions of a piece that are published, the oldest first. */
export async function publishedVersions(store: Store, piece: string): Promise<readonly string[]> {
  const versions = (await store.list(pieceFolder(piece))).filter((name) => semver.valid(name) !== null);
  const published = await Promise.all(versions.map((version) => store.has(descriptionPath(piece, version))));
  return versions.filter((_, i) => published[i]).sort(semver.compare);
}

/** Every piece that the store has folders of: `shell`, and the names of remotes. */
export const publishedPieces = async (store: Store): Promise<readonly string[]> => [
  'shell',
  ...[...(await store.list('/m/remotes'))].sort(),
];
