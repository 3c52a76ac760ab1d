import { ReleaseError } from '../release-error';
import type { Store } from './store';

/** One of a folder's files that are named by their number. */
export interface Numbered {
  readonly number: number;
  readonly bytes: Buffer;
}

const entryPath = (folder: string, number: number) => `${folder}/${number}.json`;

/** The numbers that a folder has, the lowest first. */
export async function numbersIn(store: Store, folder: string): Promise<readonly number[]> {
  const names = (await store.list(folder)).filter((name) => /^\d+\.json$/.test(name));
  return names.map((name) => Number.parseInt(name, 10)).sort((one, other) => one - other);
}

/** The file of a number; undefined when there is none. */
export const numbered = (store: Store, folder: string, number: number): Promise<Buffer | undefined> =>
  store.read(entryPath(folder, number));

/** The file with the highest number. */
export async function latestNumbered(store: Store, folder: string): Promise<Numbered | undefined> {
  const number = (await numbersIn(store, folder)).at(-1);
  const bytes = number === undefined ? undefined : await numbered(store, folder, number);
  return number === undefined || !bytes ? undefined : { number, bytes };
}

/**
 * Claims a number, which of two operators at once only one can.
 * Throws ReleaseError `release-conflict` for the other.
 */
export async function claimNumber(
  store: Store,
  folder: string,
  number: number,
  bytes: Uint8Array,
): Promise<void> {
  await store.add(entryPath(folder, number), bytes).catch((error) => {
    if (!(error instanceof ReleaseError) || error.code !== 'version-changed') throw error;
    throw new ReleaseError(
      'release-conflict',
      `Somebody else wrote ${entryPath(folder, number)} just now. Look at what it says, then try again.`,
    );
  });
}
