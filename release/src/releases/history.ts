import type { ReleaseFile } from '@tessera/remote/release';
import * as v from 'valibot';
import {
  claimNumber,
  historyFolder,
  latestNumbered,
  numbered,
  numbersIn,
  pointerPath,
  type Store,
} from '../store';

/** Only the fields that the next release needs, so that releases of an older schema can still be read. */
const record = v.looseObject({ number: v.number(), salt: v.string() });

/** An entry of a merchant's history, with its bytes. */
export type ReleaseRecord = v.InferOutput<typeof record> & { readonly bytes: Buffer };

/** @returns the codes of all merchants that have a release, sorted */
export const releasedMerchants = async (store: Store): Promise<readonly string[]> =>
  (await store.list('/m/releases')).filter((name) => !name.endsWith('.json')).sort();

/** @returns the release with the highest number, or undefined before the first one */
export async function latestRelease(store: Store, merchant: string): Promise<ReleaseRecord | undefined> {
  const latest = await latestNumbered(store, historyFolder(merchant));
  return latest && { ...v.parse(record, JSON.parse(latest.bytes.toString('utf8'))), bytes: latest.bytes };
}

/** @returns the bytes of at most `count` releases of a merchant, latest first */
export async function lastReleases(
  store: Store,
  merchant: string,
  count: number,
): Promise<readonly Buffer[]> {
  const folder = historyFolder(merchant);
  const numbers = (await numbersIn(store, folder)).toReversed().slice(0, count);
  const found = await Promise.all(numbers.map((number) => numbered(store, folder, number)));
  return found.flatMap((bytes) => bytes ?? []);
}

const content = (bytes: Buffer) => JSON.stringify({ ...JSON.parse(bytes.toString('utf8')), number: 0 });

/** @returns whether two releases are equal except for their number */
export const sameContent = (one: Buffer, other: Buffer): boolean => content(one) === content(other);

/**
 * Adds a release to the history by claiming its number.
 * @throws ReleaseError `release-conflict` if another operator has the number
 */
export const claimRelease = (store: Store, { number, merchant }: ReleaseFile, bytes: Buffer): Promise<void> =>
  claimNumber(store, historyFolder(merchant.code), number, bytes);

/**
 * Sets a merchant's pointer to its latest release. Reads the history after the pointer, so that concurrent writes never
 * move the pointer back, and so that it also repairs a pointer after an interrupted release.
 */
export const pointAtLatest = (store: Store, merchant: string): Promise<void> =>
  store.point(pointerPath(merchant), async () => (await latestRelease(store, merchant))?.bytes);
