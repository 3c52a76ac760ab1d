import * as v from 'valibot';

const YEAR = 31_536_000;

/** For how long browsers open a merchant's hosts over https only (RFC 6797). */
export const hsts = v.pipe(
  v.strictObject({
    /** Seconds. 0 makes browsers forget it. */
    maxAge: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 * YEAR)),
    includeSubDomains: v.optional(v.boolean(), false),
    /** Allows the list that browsers contain. It takes months to leave that list. */
    preload: v.optional(v.boolean(), false),
  }),
  v.check(
    ({ maxAge, includeSubDomains, preload }) => !preload || (includeSubDomains && maxAge >= YEAR),
    'preload needs includeSubDomains and a maxAge of a year',
  ),
);
export type Hsts = v.InferOutput<typeof hsts>;

/** @returns the value of the `strict-transport-security` header */
export const hstsHeader = ({ maxAge, includeSubDomains, preload }: Hsts): string =>
  [
    `max-age=${maxAge}`,
    ...(includeSubDomains ? ['includeSubDomains'] : []),
    ...(preload ? ['preload'] : []),
  ].join('; ');
