import type { StoredKey, StoredPlace } from '@tessera/contract';
import { keys, STORAGE_VERSION } from '@tessera/contract';
import { areaOf } from './area';

/** One typed place in the browser's storage. */
export interface StoredValue<T> {
  /** @returns undefined if there is no value, or a corrupt one, which is dropped */
  get(): T | undefined;
  set(value: T): void;
  remove(): void;
  /** Removes a value that its reader cannot use, with a warning. */
  drop(): void;
}

/** A corrupt value must cost the member nothing but that value. The warning never repeats it: it may be personal. */
function drop(place: StoredPlace): void {
  console.warn(`[tessera] dropped the corrupt ${place.area} storage value "${place.name}"`);
  areaOf(place).removeItem(place.name);
}

/** Other programs write plain text under some keys that are JSON for us. */
function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}

const known: StoredValue<unknown>[] = [];
let isChecked = false;

function valueAt<T>(key: StoredKey<T>): StoredValue<T> {
  const area = areaOf(key);
  return {
    get() {
      const raw = area.getItem(key.name);
      if (raw === null) return undefined;
      const value = key.read(key.text ? raw : parse(raw));
      if (value === undefined) drop(key);
      return value;
    },
    set: (value) => area.setItem(key.name, key.text ? String(value) : JSON.stringify(value)),
    remove: () => area.removeItem(key.name),
    drop: () => drop(key),
  };
}

/** The value at a key of the table of stored keys. A value that does not have its type is dropped with a warning. */
export function storedValue<T>(key: StoredKey<T>): StoredValue<T> {
  const value = valueAt(key);
  known.push(value);
  if (isChecked) void value.get();
  return value;
}

/** The value of one member of a family of keys, such as the override of one remote. */
export const storedMember = <T>(family: StoredKey<T>, id: string): StoredValue<T> =>
  valueAt({ ...family, name: family.name + id });

/** Whether there is a value, without a look at it. */
export const isStored = (place: StoredPlace, id = ''): boolean =>
  areaOf(place).getItem(place.name + id) !== null;

/** A look at a JSON value without its type, for code that must not contain a schema. @returns undefined if there is none */
export function storedJson(place: Pick<StoredPlace, 'area' | 'name'>): unknown {
  const raw = areaOf(place).getItem(place.name);
  return raw === null ? undefined : parse(raw);
}

/** Drops every corrupt value: those known now, and each one whose code loads later. */
export function checkStored(): void {
  isChecked = true;
  for (const value of known) value.get();
}

/**
 * Stamps the storage with its version and the merchant (R3.12). Copies of gateway answers that another version wrote,
 * or that belong to another merchant, are removed: they would paint another page than this one.
 */
export function adoptStorage(merchant: string): void {
  const stamp = storedValue(keys.storage);
  const found = stamp.get();
  if (found?.version === STORAGE_VERSION && found.merchant === merchant) return;
  if (found) storedValue(keys.site).remove();
  stamp.set({ version: STORAGE_VERSION, merchant });
}
