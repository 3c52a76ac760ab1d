import { useState } from 'react';
import { type AmountBounds, type AmountProblem, checkAmount } from './check-amount';
import { parseAmount } from './parse-amount';
import type { Currency } from './use-currency';

export interface AmountState {
  readonly value: string;
  readonly change: (value: string) => void;
  /** In minor units; absent while it cannot be used. */
  readonly minor?: bigint;
  readonly problem?: AmountProblem;
}

/** The amount that a member is typing, and whether they may go on with it. */
export function useAmount(currency: Currency, bounds: AmountBounds): AmountState {
  const [value, change] = useState('');
  return { value, change, ...checkAmount(parseAmount(value, currency), bounds) };
}
