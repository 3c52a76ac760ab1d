import { keys, STORAGE_VERSION } from '@tessera/contract';
import { storedValue } from './stored-value';

const stamp = storedValue(keys.storage);

/**
 * Stamps the storage with its version and the merchant (R3.12). Copies of gateway answers that another version wrote,
 * or that belong to another merchant, are removed: they would paint another page than this one.
 */
export function adoptStorage(merchant: string): void {
  const found = stamp.get();
  if (found?.version === STORAGE_VERSION && found.merchant === merchant) return;
  if (found) storedValue(keys.site).remove();
  stamp.set({ version: STORAGE_VERSION, merchant });
}
