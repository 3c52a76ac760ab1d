import * as v from 'valibot';

/** A number that some gateways send as a string of digits. */
export const numeric = v.union([
  v.number(),
  v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number)),
]);

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

/** A moment, as ms since 1970: gateways send it as that number, its digits, or a date in text. */
export const instant = v.pipe(
  v.union([numeric, v.pipe(v.string(), v.transform(Date.parse))]),
  v.number(),
  v.finite(),
);

/** The empty query or body. */
export const nothing = v.optional(v.object({}), {});

/** An address that a page may link to: http(s) or a path on our own origin. */
export const webAddress = v.pipe(v.string(), v.regex(/^(https?:\/\/|\/(?![/\\]))/i));
