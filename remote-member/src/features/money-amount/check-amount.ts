import type { TypedAmount } from './parse-amount';

/** In minor units. */
export interface AmountBounds {
  readonly minimum: bigint;
  readonly maximum: bigint;
  /** What there is; no bound when absent. */
  readonly available?: bigint | undefined;
}

/** The most that can be moved now, in minor units; undefined when that is less than the least. */
export function mostOf({ minimum, maximum, available = maximum }: AmountBounds): bigint | undefined {
  const most = available > maximum ? maximum : available;
  return most >= minimum && most > 0n ? most : undefined;
}

export type AmountProblem = 'unreadable' | 'too_precise' | 'too_small' | 'too_large' | 'too_little_money';

/** The amount that a member may go on with, or what they must be told; neither while nothing is typed. */
export function checkAmount(
  typed: TypedAmount,
  { minimum, maximum, available }: AmountBounds,
): { readonly minor?: bigint; readonly problem?: AmountProblem } {
  if ('problem' in typed) return typed.problem === 'empty' ? {} : { problem: typed.problem };
  const { minor } = typed;
  if (available !== undefined && minor > available) return { problem: 'too_little_money' };
  if (minor > maximum) return { problem: 'too_large' };
  if (minor < minimum || minor === 0n) return { problem: 'too_small' };
  return { minor };
}
