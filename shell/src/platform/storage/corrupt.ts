import { areaOf, type StorageArea } from './area';

/** Removes a value that cannot be read, and says in the console which one; never what it was, which may be personal. */
export function dropCorrupt(area: StorageArea, key: string): void {
  console.warn(`[tessera] dropped the corrupt ${area} storage value "${key}"`);
  areaOf(area).removeItem(key);
}
