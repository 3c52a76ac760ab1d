import * as v from 'valibot';

/** A text; some gateways send a number. */
export const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** In characters: some three printed pages. A screen with longer text stops. */
const LONGEST_TEXT = 10_000;

/** Text for a screen. */
export const shownText = v.pipe(text, v.maxLength(LONGEST_TEXT));

/** A text that is not empty, such as an id or a code. */
export const identifier = v.pipe(text, v.minLength(1));

/** A number that some gateways send as a string of digits. */
export const numeric = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number))]),
  v.finite(),
);

/** How many of something: a whole number from 0. */
export const count = v.pipe(numeric, v.safeInteger(), v.minValue(0));

/** From 0 to 100. */
const percent = v.pipe(numeric, v.minValue(0), v.maxValue(100));

/**
 * The point of a picture that must stay in view where a frame crops it, in percent: `x` of its width from the left, `y`
 * of its height from the top.
 */
export const focalPoint = v.object({ x: percent, y: percent });

/** A switch that gateways send as boolean, number or text. */
export const toggle = v.union([
  v.boolean(),
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((raw) => ['1', 'true', 'y', 'yes', 'on'].includes(String(raw).toLowerCase())),
  ),
]);

/**
 * A yes or a no that decides about money: whether a call succeeded, whether an attempt was booked. Unlike a switch, a
 * word that is not known is neither.
 */
export const yesOrNo = v.union([
  v.boolean(),
  v.pipe(
    v.picklist([0, 1, '0', '1', 'true', 'false']),
    v.transform((raw) => raw === 1 || raw === '1' || raw === 'true'),
  ),
]);

/** In ms: the start of the year 2000. Gateways send an earlier time, such as 0 or the year 1, for no date. */
const EARLIEST = Date.UTC(2000, 0);

/** In ms: the end of the year 9999. Times in micro- or nanoseconds are later. */
const LATEST = Date.UTC(10_000, 0) - 1;

/** @returns ms, of a number of s or ms since 1970. No number is a time of these years in both units. */
const inMilliseconds = (time: number): number => (time * 1000 <= LATEST ? time * 1000 : time);

/**
 * A moment of the years 2000 to 9999, as ms since 1970. Gateways send it as a number of s or ms since 1970, as the
 * digits of such a number, or as a date in text.
 */
export const instant = v.pipe(
  v.union([v.pipe(numeric, v.transform(inMilliseconds)), v.pipe(v.string(), v.transform(Date.parse))]),
  v.number(),
  v.minValue(EARLIEST),
  v.maxValue(LATEST),
);

/** The empty query or body. */
export const nothing = v.optional(v.object({}), {});

/** An address that a page may link to: http(s) or a path on our own origin. */
export const webAddress = v.pipe(v.string(), v.regex(/^(https?:\/\/|\/(?![/\\]))/i));
