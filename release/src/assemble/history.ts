import type { ReleaseFile } from '@tessera/remote/release';
import * as v from 'valibot';
import { ReleaseError } from '../release-error';
import { historyFolder, pointerPath, type Store } from '../store/store';

/** No more than what the next release needs, so that one that an older schema made can still be followed. */
const past = v.looseObject({ number: v.number(), salt: v.string() });

/** A release that was, with the bytes that it stands in. */
export type Past = v.InferOutput<typeof past> & { readonly bytes: Buffer };

const entryPath = (merchant: string, number: number) => `${historyFolder(merchant)}/${number}.json`;

/** The release with the highest number that a merchant has had; undefined before the first. */
export async function latestRelease(store: Store, merchant: string): Promise<Past | undefined> {
  const names = await store.list(historyFolder(merchant));
  const numbers = names.filter((name) => /^\d+\.json$/.test(name)).map((name) => Number.parseInt(name, 10));
  const bytes = await store.read(entryPath(merchant, Math.max(0, ...numbers)));
  return bytes && { ...v.parse(past, JSON.parse(bytes.toString('utf8'))), bytes };
}

const content = (bytes: Buffer) => JSON.stringify({ ...JSON.parse(bytes.toString('utf8')), number: 0 });

/** Whether two releases differ in nothing but their number. */
export const sameContent = (one: Buffer, other: Buffer): boolean => content(one) === content(other);

/**
 * Claims a release's number in the history. Of two operators at once one claims it.
 * Throws ReleaseError `release-conflict` for the other.
 */
export async function claim(store: Store, { number, merchant }: ReleaseFile, bytes: Buffer): Promise<void> {
  await store.add(entryPath(merchant.code, number), bytes).catch((error) => {
    if (!(error instanceof ReleaseError) || error.code !== 'version-changed') throw error;
    throw new ReleaseError(
      'release-conflict',
      `Somebody else released ${number} for ${merchant.code} just now. Look at that release, then try again.`,
    );
  });
}

/**
 * Points the merchant at its latest release. Whoever writes looks again afterwards, so that the pointer never stays
 * behind when two operators' writes cross, and catches up after one that stopped halfway.
 */
export async function pointAtLatest(store: Store, merchant: string): Promise<void> {
  for (;;) {
    const latest = await latestRelease(store, merchant);
    if (!latest || (await store.read(pointerPath(merchant)))?.equals(latest.bytes)) return;
    await store.point(pointerPath(merchant), latest.bytes);
  }
}
