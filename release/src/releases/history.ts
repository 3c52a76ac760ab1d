import { previewKey } from '@tessera/remote/preview';
import type { ReleaseFile } from '@tessera/remote/release';
import * as v from 'valibot';
import { messageOf } from '../fault';
import { parseBy, parseJson } from '../input';
import { ReleaseError } from '../release-error';
import {
  claimNumber,
  historyFolder,
  latestNumbered,
  numbered,
  numberedPath,
  numbersIn,
  pointerPath,
  type Store,
} from '../store';
import { type ReleaseVersions, versionsOf } from './release-versions';

/** Only the fields that the next release needs, so that releases of an older schema can still be read. */
const record = v.object({ number: v.number(), salt: v.string() });
const settings = v.object({
  overrides: v.optional(v.boolean()),
  serviceWorker: v.optional(v.literal('off')),
  previewKey: v.optional(previewKey),
});

/** The versions of an entry of a merchant's history, and its bytes. */
interface Entry {
  readonly versions: ReleaseVersions;
  readonly bytes: Buffer;
}

/** The latest entry of a merchant's history. */
export interface ReleaseRecord extends Entry, v.InferOutput<typeof record> {
  /** What the next release takes over besides the versions. */
  readonly settings: v.InferOutput<typeof settings>;
}

/** @returns the codes of all merchants that have a release, sorted */
export const releasedMerchants = async (store: Store): Promise<readonly string[]> =>
  (await store.list('/m/releases')).filter((name) => !name.endsWith('.json')).sort();

/**
 * Reads a file of a merchant's history.
 * @throws ReleaseError `release-invalid`, which names the file
 */
function readEntry<T>(merchant: string, number: number, bytes: Buffer, read: (raw: unknown) => T): T & Entry {
  try {
    const raw = parseJson(bytes);
    return { ...read(raw), versions: versionsOf(raw), bytes };
  } catch (error) {
    throw new ReleaseError(
      'release-invalid',
      `${numberedPath(historyFolder(merchant), number)} is no release: ${messageOf(error)}. Restore it from a backup of the store, or delete it and run the last command again.`,
    );
  }
}

/**
 * @returns the release with the highest number, or undefined before the first one
 * @throws ReleaseError `release-invalid`
 */
export async function latestRelease(store: Store, merchant: string): Promise<ReleaseRecord | undefined> {
  const latest = await latestNumbered(store, historyFolder(merchant));
  if (!latest) return undefined;
  return readEntry(merchant, latest.number, latest.bytes, (raw) => ({
    ...parseBy(record, raw),
    settings: parseBy(settings, raw),
  }));
}

/**
 * @returns at most `count` releases of a merchant, latest first
 * @throws ReleaseError `release-invalid`
 */
export async function lastReleases(store: Store, merchant: string, count: number): Promise<readonly Entry[]> {
  const folder = historyFolder(merchant);
  const numbers = (await numbersIn(store, folder)).toReversed().slice(0, count);
  const found = await Promise.all(
    numbers.map(async (number) => {
      const bytes = await numbered(store, folder, number);
      return bytes && readEntry(merchant, number, bytes, () => ({}));
    }),
  );
  return found.flatMap((entry) => entry ?? []);
}

/**
 * @returns the content of a release of a merchant; undefined for a number that is not in the history
 * @throws ReleaseError `release-invalid`
 */
export async function releaseContent(store: Store, merchant: string, number: number): Promise<unknown> {
  const bytes = await numbered(store, historyFolder(merchant), number);
  return bytes && readEntry(merchant, number, bytes, (content) => ({ content })).content;
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
