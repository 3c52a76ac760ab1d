import * as v from 'valibot';

/** A part of an answer that counts as absent when it is malformed, so that one bad part never costs the page. */
export const lenient = <T>(schema: v.GenericSchema<unknown, T>, absent: T) => v.fallback(schema, absent);

/** A list whose malformed items are left out, each alone; anything but a list is an empty one. */
export const listOf = <T>(item: v.GenericSchema<unknown, T>) =>
  lenient(
    v.pipe(
      v.array(v.unknown()),
      v.transform((items) =>
        items.flatMap((raw) => {
          const parsed = v.safeParse(item, raw);
          return parsed.success ? [parsed.output] : [];
        }),
      ),
    ),
    [],
  );
