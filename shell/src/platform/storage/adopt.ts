import { STORAGE_VERSION } from '@tessera/contract';
import * as v from 'valibot';
import { areaOf } from './area';
import { storedValue } from './stored-value';

const stamp = storedValue(
  'local',
  'tessera:storage',
  v.object({ version: v.number(), merchant: v.string() }),
);

/** Copies of gateway answers, which the next start asks for anyway. */
const copies = ['tessera:site'];

/**
 * Stamps what this browser keeps with the form of it and the merchant whose it is (R3.12). Copies that another
 * version wrote, or that belong to another merchant, are dropped: they would paint a page that is not this one.
 */
export function adoptStorage(merchant: string): void {
  const found = stamp.get();
  if (found?.version === STORAGE_VERSION && found.merchant === merchant) return;
  if (found) for (const key of copies) areaOf('local').removeItem(key);
  stamp.set({ version: STORAGE_VERSION, merchant });
}
