import * as v from 'valibot';

/** A decimal amount in major units, as text so that no digit is lost. */
export const decimalAmount = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/));

/** An amount that somebody moves: more than nothing. */
export const positiveAmount = v.pipe(
  v.string(),
  v.regex(/^\d+(\.\d+)?$/),
  v.check((amount) => /[1-9]/.test(amount)),
);

/** What a way to move money takes at least and at most in one go. */
export const amountLimits = v.object({ minimum: decimalAmount, maximum: decimalAmount });
export type AmountLimits = v.InferOutput<typeof amountLimits>;

/** What moving money costs: a fixed part and a percentage of the amount. */
export const fee = v.object({ percent: decimalAmount, fixed: decimalAmount });
export type Fee = v.InferOutput<typeof fee>;
