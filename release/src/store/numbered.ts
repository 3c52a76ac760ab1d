import { ReleaseError } from '../release-error';
import type { Store } from './store';

/** A file whose name is its number. */
interface Numbered {
  readonly number: number;
  readonly bytes: Buffer;
}

/** @returns the path of a folder's file with a number */
export const numberedPath = (folder: string, number: number): string => `${folder}/${number}.json`;

/** @returns the numbers of a folder's files, ascending */
export async function numbersIn(store: Store, folder: string): Promise<readonly number[]> {
  const names = (await store.list(folder)).filter((name) => /^\d+\.json$/.test(name));
  return names.map((name) => Number.parseInt(name, 10)).sort((one, other) => one - other);
}

/** @returns the highest number of a folder's files, or undefined for an empty folder */
export const latestNumber = async (store: Store, folder: string): Promise<number | undefined> =>
  (await numbersIn(store, folder)).at(-1);

/** @returns the file with a number, or undefined */
export const numbered = (store: Store, folder: string, number: number): Promise<Buffer | undefined> =>
  store.read(numberedPath(folder, number));

/** @returns the file with the highest number, or undefined for an empty folder */
export async function latestNumbered(store: Store, folder: string): Promise<Numbered | undefined> {
  const number = await latestNumber(store, folder);
  const bytes = number === undefined ? undefined : await numbered(store, folder, number);
  return number === undefined || !bytes ? undefined : { number, bytes };
}

/**
 * Claims a number by creating its file. Exactly one of several concurrent writers succeeds.
 * @throws ReleaseError `release-conflict` if another writer has the number
 */
export async function claimNumber(
  store: Store,
  folder: string,
  number: number,
  bytes: Uint8Array,
): Promise<void> {
  await store.add(numberedPath(folder, number), bytes).catch((error) => {
    if (!(error instanceof ReleaseError) || error.code !== 'version-changed') throw error;
    throw new ReleaseError(
      'release-conflict',
      `Another operator wrote ${numberedPath(folder, number)} at the same time. Check its content, then try again.`,
    );
  });
}
