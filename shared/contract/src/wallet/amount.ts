import * as v from 'valibot';

/** The most digits that a JSON number keeps exactly. */
const EXACT_DIGITS = 15;

/** A JSON number as the text that was sent. A number that may have lost digits stays a number, and is refused. */
const asSent = (raw: number): unknown =>
  String(raw).replace(/\D/g, '').length > EXACT_DIGITS ? raw : String(raw);

/**
 * A decimal amount in major units, as text so that no digit is lost. Strict: an amount that cannot be read is never
 * replaced by another one. Some gateways send a number, which is read if it is exact.
 */
export const decimalAmount = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(asSent))]),
  v.string(),
  v.regex(/^-?\d{1,30}(\.\d{1,30})?$/),
);

/** A positive amount. */
export const positiveAmount = v.pipe(
  v.string(),
  v.regex(/^\d+(\.\d+)?$/),
  v.check((amount) => /[1-9]/.test(amount)),
);

/**
 * A part with amounts that may be absent, but is never taken for absent because it cannot be read: `unreadable` stands
 * for it, and the screen leaves out what depends on it.
 */
export const orUnreadable = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.nullish(v.fallback(v.union([schema, v.literal('unreadable')]), 'unreadable'));

/** The smallest and the largest amount of one transaction. */
export const amountLimits = v.object({ minimum: decimalAmount, maximum: decimalAmount });
export type AmountLimits = v.InferOutput<typeof amountLimits>;

/** What moving money costs: a fixed part and a percentage of the amount. */
export const fee = v.object({ percent: decimalAmount, fixed: decimalAmount });
export type Fee = v.InferOutput<typeof fee>;
