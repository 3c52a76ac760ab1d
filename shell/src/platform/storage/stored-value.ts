import * as v from 'valibot';
import { areaOf, type StorageArea } from './area';
import { dropCorrupt } from './corrupt';

/** One typed place in the browser's storage. */
export interface StoredValue<T> {
  /** The value, or undefined when there is none or it is corrupt. */
  get(): T | undefined;
  set(value: T): void;
  remove(): void;
}

const read = (raw: string): unknown => {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
};

const known: StoredValue<unknown>[] = [];
let isChecked = false;

/**
 * A value in local or session storage, behind a schema. What does not fit is dropped with a warning, because a
 * corrupt value must cost the member nothing but that value.
 */
export function storedValue<T>(
  area: StorageArea,
  key: string,
  schema: v.GenericSchema<unknown, T>,
): StoredValue<T> {
  const value: StoredValue<T> = {
    get() {
      const raw = areaOf(area).getItem(key);
      if (raw === null) return undefined;
      const parsed = v.safeParse(schema, read(raw));
      if (parsed.success) return parsed.output;
      dropCorrupt(area, key);
      return undefined;
    },
    set: (value) => areaOf(area).setItem(key, JSON.stringify(value)),
    remove: () => areaOf(area).removeItem(key),
  };
  known.push(value);
  if (isChecked) void value.get();
  return value;
}

/** Drops every corrupt value, now and when code comes that keeps one, so that none lies in wait until it is needed. */
export function checkStored(): void {
  isChecked = true;
  for (const value of known) value.get();
}
