import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { messageOf } from '../fault';
import { readJson } from '../input';
import { ReleaseError } from '../release-error';
import type { ReadableStore } from '../store';

/** The name of the list in the folder of each published version. */
export const LIST = 'hashes.json';

const fileList = v.object({ files: v.record(v.string(), v.string()) });

/** The hash of every file of a version by its name, compressed copies and the description included. */
export type FileList = ReadonlyMap<string, string>;

/** @returns the hash of a file as the list contains it */
export const hashOf = (bytes: Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** @returns the list as it is published; equal lists have equal bytes */
export const writeList = (files: FileList): Buffer =>
  Buffer.from(`${JSON.stringify({ files: Object.fromEntries([...files].sort()) }, null, 1)}\n`);

/**
 * Reads the list of a version.
 * @param folder the folder of the version, without a trailing slash
 * @returns undefined for a version that was published before there were lists
 * @throws ReleaseError `file-changed` if it is not a list
 */
export async function readList(store: ReadableStore, folder: string): Promise<FileList | undefined> {
  const bytes = await store.read(`${folder}/${LIST}`);
  if (!bytes) return undefined;
  try {
    return new Map(Object.entries(readJson(fileList, bytes).files));
  } catch (error) {
    throw new ReleaseError(
      'file-changed',
      `${folder}/${LIST} is not a list of hashes: ${messageOf(error)}. Publish a new version.`,
    );
  }
}

/** @throws ReleaseError `file-unlisted` or `file-changed` if the list does not vouch for the bytes of a file */
export function checkListed(list: FileList, folder: string, file: string, bytes: Uint8Array): void {
  const hash = list.get(file);
  if (hash === hashOf(bytes)) return;
  throw new ReleaseError(
    hash === undefined ? 'file-unlisted' : 'file-changed',
    `${folder}/${file} ${hash === undefined ? 'is not in' : 'differs from'} the list of published files. The release tool did not write it. Find out who did.`,
  );
}
