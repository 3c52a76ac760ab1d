import type { KeyObject } from 'node:crypto';
import pLimit from 'p-limit';
import { publishedPieces, publishedVersions, verifyPublished } from '../../builds';
import { merchantCodes } from '../../merchants';
import { releasedMerchants } from '../../releases';
import { addSignature, hashOf, isSignature, LIST, writeList } from '../../signatures';
import {
  auditFolder,
  historyFolder,
  hostsFolder,
  merchantFolder,
  numbered,
  numbersIn,
  type Store,
  versionFolder,
} from '../../store';

/** The number of files that were signed, by kind. */
interface Signed {
  readonly versions: number;
  readonly releases: number;
  readonly descriptions: number;
}

const CONCURRENCY = 24;

/** @returns the list of a version. Writes it for a version that an earlier release tool published. */
async function listOf(store: Store, folder: string): Promise<Buffer> {
  const known = await store.read(`${folder}/${LIST}`);
  if (known) return known;
  const hashes = new Map<string, string>();
  for (const { path } of await store.files(folder)) {
    const bytes = isSignature(path) ? undefined : await store.read(path);
    if (bytes) hashes.set(path.slice(folder.length + 1), hashOf(bytes));
  }
  const list = writeList(hashes);
  await store.add(`${folder}/${LIST}`, list);
  return list;
}

/** Signs all numbered files of folders. @returns their number */
async function signNumbered(store: Store, folders: readonly string[], key: KeyObject): Promise<number> {
  const counts = await pLimit(CONCURRENCY).map(folders, async (folder) => {
    const numbers = await numbersIn(store, folder);
    for (const number of numbers) {
      const bytes = await numbered(store, folder, number);
      if (bytes) await addSignature(store, folder, bytes, key);
    }
    return numbers.length;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Signs everything that a store contains now: to start with signatures, or with a new key. Verifies each version first.
 * @param store a store that does not check signatures
 * @throws ReleaseError the same as `verifyPublished`
 */
export async function signStore(store: Store, key: KeyObject): Promise<Signed> {
  let versions = 0;
  for (const piece of await publishedPieces(store)) {
    for (const version of await publishedVersions(store, piece)) {
      await verifyPublished(store, { piece, version });
      const folder = versionFolder(piece, version).slice(0, -1);
      await addSignature(store, folder, await listOf(store, folder), key);
      versions += 1;
    }
  }
  const [released, described] = [await releasedMerchants(store), await merchantCodes(store)];
  const claims = (await store.list(hostsFolder)).map((host) => `${hostsFolder}/${host}`);
  await signNumbered(store, [auditFolder, ...claims], key);
  return {
    versions,
    releases: await signNumbered(store, released.map(historyFolder), key),
    descriptions: await signNumbered(store, described.map(merchantFolder), key),
  };
}
