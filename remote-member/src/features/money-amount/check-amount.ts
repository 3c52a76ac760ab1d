import type { ParsedAmount } from './parse-amount';

/** The limits of an amount, in minor units. */
export interface AmountBounds {
  readonly minimum: bigint;
  readonly maximum: bigint;
  /** The money that the member has. Absent: it does not limit the amount. */
  readonly available?: bigint | undefined;
}

/** The largest valid amount, in minor units. @returns undefined if it is below the minimum */
export function largestAmount({ minimum, maximum, available = maximum }: AmountBounds): bigint | undefined {
  const largest = available > maximum ? maximum : available;
  return largest >= minimum && largest > 0n ? largest : undefined;
}

export type AmountProblem = 'unreadable' | 'too_precise' | 'too_small' | 'too_large' | 'too_little_money';

/** Checks a typed amount. @returns the amount in minor units, or its problem; neither if the field is empty */
export function checkAmount(
  parsed: ParsedAmount,
  { minimum, maximum, available }: AmountBounds,
): { readonly minor?: bigint; readonly problem?: AmountProblem } {
  if ('problem' in parsed) return parsed.problem === 'empty' ? {} : { problem: parsed.problem };
  const { minor } = parsed;
  if (available !== undefined && minor > available) return { problem: 'too_little_money' };
  if (minor > maximum) return { problem: 'too_large' };
  if (minor < minimum || minor === 0n) return { problem: 'too_small' };
  return { minor };
}
