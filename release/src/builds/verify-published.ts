import { ReleaseError } from '../release-error';
import { checkListed, isSignature, LIST, readList } from '../signatures';
import { encodings, type Store, versionFolder } from '../store';
import { type Build, describe, descriptionName } from './build';
import { checkCopy } from './check-copy';
import type { PieceVersion } from './piece-version';
import { descriptionPath } from './published';
import { namedFiles, verifyBuild } from './verify-build';

/** @throws ReleaseError `file-changed` if a compressed copy does not decompress to its original */
async function checkCopies(store: Store, path: string, bytes: Buffer): Promise<void> {
  for (const { name, ending } of encodings) {
    const copy = await store.read(path + ending);
    if (copy) await checkCopy(name, path + ending, copy, bytes);
  }
}

/**
 * Compares all files of a version with its list of hashes. Versions of earlier release tools have no list.
 * @throws ReleaseError `file-missing`, `file-changed` or `file-unlisted`
 */
async function checkList(store: Store, folder: string): Promise<void> {
  const list = await readList(store, folder);
  if (!list) return;
  const paths = new Set((await store.files(folder)).map(({ path }) => path));
  for (const file of list.keys()) {
    // Servers send the original if a compressed copy does not exist.
    if (paths.has(`${folder}/${file}`) || encodings.some(({ ending }) => file.endsWith(ending))) continue;
    throw new ReleaseError('file-missing', `${folder}/${file} is missing. Publish the version again.`);
  }
  for (const path of paths) {
    const file = path.slice(folder.length + 1);
    const bytes = file === LIST || isSignature(file) ? undefined : await store.read(path);
    if (bytes) checkListed(list, folder, file, bytes);
  }
}

/**
 * Verifies a published version: all named files exist with the right hash, and so do their compressed copies; all files
 * match the list of hashes.
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
  await checkList(store, versionFolder(piece, version).slice(0, -1));
  if (of.build.version === version) return of;
  throw new ReleaseError(
    'build-invalid',
    `${path} describes another version. Publish ${piece} ${version} again.`,
  );
}
