import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { descriptionPath, pieceFolder } from '../assemble/published-versions';
import { type Build, describe, descriptionName } from '../build/build';
import { namedFiles, verifyBuild } from '../build/verify';
import { encodings } from '../publish/compress';
import { ReleaseError } from '../release-error';
import type { PieceVersion } from '../roll-out/piece-version';
import type { Store } from '../store/store';

const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Throws ReleaseError `file-changed` when a compressed copy does not unpack to its file. */
async function checkCopies(store: Store, path: string, bytes: Buffer): Promise<void> {
  for (const { name, ending } of encodings) {
    const copy = await store.read(path + ending);
    if (!copy) continue;
    const unpacked = await unpack[name](copy).catch(() => undefined);
    if (unpacked?.equals(bytes)) continue;
    throw new ReleaseError(
      'file-changed',
      `${path}${ending} is not a copy of ${path}. Take the version away and publish it again, or publish a new one.`,
    );
  }
}

/**
 * Holds a published version against what it says of itself: every file there, unchanged, its compressed copies too.
 * Throws ReleaseError `unknown-version`, `build-invalid`, `file-missing`, `file-changed` or `file-unlisted`.
 */
export async function verifyPublished(store: Store, { piece, version }: PieceVersion): Promise<Build> {
  const path = descriptionPath(piece, version);
  const description = await store.read(path);
  if (!description) {
    throw new ReleaseError('unknown-version', `${piece} ${version} is not published. Publish it first.`);
  }
  const name = piece === 'shell' ? 'shell.json' : 'remote.json';
  const of = describe(new Map([[name, description]]));
  const files = new Map<string, Buffer>();
  for (const file of namedFiles(of)) {
    const at = `${pieceFolder(piece)}/${version}/${file}`;
    const bytes = await store.read(at);
    if (!bytes) continue;
    files.set(file, bytes);
    await checkCopies(store, at, bytes);
  }
  try {
    verifyBuild(of, files);
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    throw new ReleaseError(
      error.code,
      `${piece} ${version} in the store is damaged: ${error.message} Then publish it as a new version, and roll that out.`,
    );
  }
  await checkCopies(store, path, description);
  if (descriptionName(of) === name && of.build.version === version) return of;
  throw new ReleaseError(
    'build-invalid',
    `${path} describes another version. Publish ${piece} ${version} again.`,
  );
}
