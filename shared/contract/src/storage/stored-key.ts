import type { GenericSchema } from 'valibot';
import * as v from 'valibot';

/** Where a value stands in the browser. */
export interface StoredPlace {
  readonly name: string;
  readonly area: 'local' | 'session' | 'cookie';
  /** Plain text, as other programs write it; every other value is JSON. */
  readonly text?: true;
  /** Several values share this key: each stands at `name` followed by an id of its own. */
  readonly family?: true;
  /** Days after which the value is gone. Absent: it stays as long as its area, which is the tab for `session`. */
  readonly days?: number;
  /** The piece that writes it. */
  readonly owner: 'shell' | 'auth' | 'games' | 'member' | 'growth' | 'native app';
  /** For readers: a bundle leaves it out (note-loader). */
  readonly holds: string;
}

/** A row of the table of stored keys: the place of a value, and its type. */
export interface StoredKey<T = unknown> extends StoredPlace {
  /** @returns the value, or undefined if it does not have the type */
  read(raw: unknown): T | undefined;
}

/** The type of the value at a key. */
export type StoredType<K> = K extends { read(raw: unknown): infer T } ? NonNullable<T> : never;

/** Parses with a valibot schema; undefined if the value does not fit. */
export function fit<T>(schema: GenericSchema<unknown, T>, raw: unknown): T | undefined {
  const parsed = v.safeParse(schema, raw);
  return parsed.success ? parsed.output : undefined;
}

/** Adds a type to a place that other code checks without it. Call it with a PURE mark, so that a bundle can drop the key. */
export const typed = <T>(place: StoredPlace, read: (raw: unknown) => T | undefined): StoredKey<T> => ({
  ...place,
  read,
});
