import * as v from 'valibot';

/** A finite number that some gateways send as a string of digits. JSON can say more than a number holds: `1e999`. */
export const numeric = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number))]),
  v.finite(),
);

/** In characters: some three printed pages. A screen with longer text stops. */
const LONGEST_TEXT = 10_000;

/** Text for a screen. */
export const shownText = v.pipe(v.string(), v.maxLength(LONGEST_TEXT));

/** An id as a string; some gateways send a number. */
export const identifier = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** A switch that gateways send as boolean, number or text. */
export const toggle = v.union([
  v.boolean(),
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((raw) => ['1', 'true', 'y', 'yes', 'on'].includes(String(raw).toLowerCase())),
  ),
]);

/** In ms: the end of the year 9999. Times in micro- or nanoseconds are later, and few of them are dates. */
const LATEST = 253_402_300_799_999;

/** A moment, as ms since 1970: gateways send it as that number, its digits, or a date in text. */
export const instant = v.pipe(
  v.union([numeric, v.pipe(v.string(), v.transform(Date.parse))]),
  v.number(),
  v.minValue(-LATEST),
  v.maxValue(LATEST),
);

/** The empty query or body. */
export const nothing = v.optional(v.object({}), {});

/** An address that a page may link to: http(s) or a path on our own origin. */
export const webAddress = v.pipe(v.string(), v.regex(/^(https?:\/\/|\/(?![/\\]))/i));
