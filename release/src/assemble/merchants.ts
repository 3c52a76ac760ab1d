import { numbered, numbersIn } from '../store/numbered';
import { historyFolder, type Store } from '../store/store';

/** Codes of the merchants that have had a release, in order. */
export const releasedMerchants = async (store: Store): Promise<readonly string[]> =>
  (await store.list('/m/releases')).filter((name) => !name.endsWith('.json')).sort();

/** A merchant's last releases as they stand, the newest first. */
export async function lastReleases(
  store: Store,
  merchant: string,
  most: number,
): Promise<readonly { readonly number: number; readonly bytes: Buffer }[]> {
  const numbers = (await numbersIn(store, historyFolder(merchant))).toReversed().slice(0, most);
  const found = await Promise.all(
    numbers.map(async (number) => ({
      number,
      bytes: await numbered(store, historyFolder(merchant), number),
    })),
  );
  return found.flatMap(({ number, bytes }) => (bytes ? [{ number, bytes }] : []));
}
