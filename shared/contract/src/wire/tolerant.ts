import * as v from 'valibot';
import { insideItem, noteLeftOut } from './left-out';

/*
 * How answers are read (docs/gateway-contract.md, "A tolerant reader"). A schema of an answer names as required only
 * what a screen cannot do without; everything else is one of these.
 */

/** A field that may be absent. `null` and a value that cannot be read count as absent. */
export const orAbsent = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.optional(schema), undefined);

/** A field with a default, which also stands for `null` and for a value that cannot be read. */
export const orElse = <T>(schema: v.GenericSchema<unknown, T>, value: T) =>
  v.fallback(v.optional(schema, value), value);

/** An object of which every part has a default, or is absent. So the whole has a default too. */
export const group = <E extends v.ObjectEntries>(entries: E) => {
  const schema = v.object(entries);
  return orElse(schema, v.parse(schema, {}));
};

/** One of some names. An unknown one, `null` and nothing are read as `ordinary`: the case that fits what is not known. */
export const nameOf = <const T extends string, const O extends string>(names: readonly T[], ordinary: O) =>
  orElse(v.picklist([...names, ordinary]), ordinary);

/**
 * A list without the items that cannot be used, which the request client names in the console. For what is nothing
 * without its list: `null` and anything else that is no list are refused.
 */
export const requiredListOf = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.flatMap((raw, at) => {
        const parsed = insideItem(at, () => v.safeParse(item, raw));
        if (parsed.success) return [parsed.output];
        noteLeftOut(at, v.getDotPath(parsed.issues[0]) ?? '');
        return [];
      }),
    ),
  );

/**
 * A list without the items that cannot be used. `value`, by default an empty list, stands for `null` and for anything
 * that is no list.
 */
export const listOf = <T>(item: v.GenericSchema<unknown, T>, value: T[] = []) =>
  orElse(requiredListOf(item), value);

/** The first `most` items of a list: a page that shows more stops. */
export const atMost = <T>(most: number, list: v.GenericSchema<unknown, T[]>) =>
  v.pipe(
    list,
    v.transform((items) => items.slice(0, most)),
  );

/**
 * The list that a page is about. `null` is an empty list, but anything else that is no list is refused: a page must not
 * say that a member has no transactions because it cannot read them.
 */
export const mainListOf = <T>(item: v.GenericSchema<unknown, T>) => v.nullish(requiredListOf(item), []);
