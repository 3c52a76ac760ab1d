import * as v from 'valibot';

/** A decimal amount in major units, as text so that no digit is lost. */
export const decimalAmount = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/));

/** A positive amount. */
export const positiveAmount = v.pipe(
  v.string(),
  v.regex(/^\d+(\.\d+)?$/),
  v.check((amount) => /[1-9]/.test(amount)),
);

/** The smallest and the largest amount of one transaction. */
export const amountLimits = v.object({ minimum: decimalAmount, maximum: decimalAmount });
export type AmountLimits = v.InferOutput<typeof amountLimits>;

/** What moving money costs: a fixed part and a percentage of the amount. */
export const fee = v.object({ percent: decimalAmount, fixed: decimalAmount });
export type Fee = v.InferOutput<typeof fee>;
