import type { ReleaseFile } from '@tessera/remote/release';
import * as v from 'valibot';
import { claimNumber, latestNumbered } from '../store/numbered';
import { historyFolder, pointerPath, type Store } from '../store/store';

/** No more than what the next release needs, so that one that an older schema made can still be followed. */
const past = v.looseObject({ number: v.number(), salt: v.string() });

/** A release that was, with the bytes that it stands in. */
export type Past = v.InferOutput<typeof past> & { readonly bytes: Buffer };

/** The release with the highest number that a merchant has had; undefined before the first. */
export async function latestRelease(store: Store, merchant: string): Promise<Past | undefined> {
  const latest = await latestNumbered(store, historyFolder(merchant));
  return latest && { ...v.parse(past, JSON.parse(latest.bytes.toString('utf8'))), bytes: latest.bytes };
}

const content = (bytes: Buffer) => JSON.stringify({ ...JSON.parse(bytes.toString('utf8')), number: 0 });

/** Whether two releases differ in nothing but their number. */
export const sameContent = (one: Buffer, other: Buffer): boolean => content(one) === content(other);

/** Claims a release's number in the history. Throws ReleaseError `release-conflict` when somebody else has it. */
export const claim = (store: Store, { number, merchant }: ReleaseFile, bytes: Buffer): Promise<void> =>
  claimNumber(store, historyFolder(merchant.code), number, bytes);

/**
 * Points the merchant at its latest release. The history is read after the pointer, so that the pointer never goes
 * back when two operators' writes cross, and it catches up after one that stopped halfway.
 */
export const pointAtLatest = (store: Store, merchant: string): Promise<void> =>
  store.point(pointerPath(merchant), async () => (await latestRelease(store, merchant))?.bytes);
