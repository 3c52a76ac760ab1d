import * as v from 'valibot';

/** A part of an answer that is dropped if it is malformed, so that one bad part never breaks the page. */
export const lenient = <T>(schema: v.GenericSchema<unknown, T>, absent: T) => v.fallback(schema, absent);

/** A list without its malformed items, and without those after the first `most`. Anything that is not a list becomes an empty list. */
export const listOf = <T>(item: v.GenericSchema<unknown, T>, most?: number) =>
  lenient(
    v.pipe(
      v.array(v.unknown()),
      v.transform((items) =>
        items.slice(0, most).flatMap((raw) => {
          const parsed = v.safeParse(item, raw);
          return parsed.success ? [parsed.output] : [];
        }),
      ),
    ),
    [],
  );
