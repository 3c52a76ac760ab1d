import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { ReleaseError } from '../release-error';
import { encodings, type Store, versionFolder } from '../store';
import { type Build, describe, descriptionName } from './build';
import type { PieceVersion } from './piece-version';
import { descriptionPath } from './published';
import { namedFiles, verifyBuild } from './verify-build';

const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** @throws ReleaseError `file-changed` if a compressed copy does not decompress to its original */
async function checkCopies(store: Store, path: string, bytes: Buffer): Promise<void> {
  for (const { name, ending } of encodings) {
    const copy = await store.read(path + ending);
    if (!copy) continue;
    const original = await decompress[name](copy).catch(() => undefined);
    if (original?.equals(bytes)) continue;
    throw new ReleaseError(
      'file-changed',
      `${path}${ending} is not a compressed copy of ${path}. Delete the version and publish it again, or publish a new version.`,
    );
  }
}

/**
 * Verifies a published version: all named files exist with the right hash, and so do their compressed copies.
 * @throws ReleaseError `unknown-version`, `build-invalid`, `file-missing`, `file-changed` or `file-unlisted`
 */
export async function verifyPublished(store: Store, { piece, version }: PieceVersion): Promise<Build> {
  const path = descriptionPath(piece, version);
  const description = await store.read(path);
  if (!description) {
    throw new ReleaseError('unknown-version', `${piece} ${version} is not published. Publish it first.`);
  }
  const of = describe(new Map([[descriptionName(piece), description]]));
  const files = new Map<string, Buffer>();
  for (const file of namedFiles(of)) {
    const at = versionFolder(piece, version) + file;
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
  if (of.build.version === version) return of;
  throw new ReleaseError(
    'build-invalid',
    `${path} describes another version. Publish ${piece} ${version} again.`,
  );
}
