import { useText } from '@tessera/shell/i18n';
import { type RefObject, useRef, useState } from 'react';
import { type AmountBounds, checkAmount } from './check-amount';
import { parseAmount } from './parse-amount';
import type { Currency } from './use-currency';

export interface AmountState {
  readonly value: string;
  readonly change: (value: string) => void;
  /** In minor units. Absent unless the amount is valid. */
  readonly minor: bigint | undefined;
  /** What must still be done, as the main button says it. Absent if the amount is valid. */
  readonly missing: string | undefined;
  /** The same beside the field: only after the member has left the field or has pressed the button, or if the amount is too large. */
  readonly error: string | undefined;
  /** Leads the member to the field, which then says what is missing. */
  readonly ask: () => void;
  /** For the field. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly setLeft: (isLeft: boolean) => void;
}

/** The state of an amount field: the typed text, and the amount or what is missing. */
export function useAmount(currency: Currency, bounds: AmountBounds): AmountState {
  const text = useText('member');
  const [value, setValue] = useState('');
  const [isLeft, setLeft] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { minor, problem } = checkAmount(parseAmount(value, currency), bounds);
  const missing =
    minor === undefined
      ? text(`amount_${problem ?? 'unreadable'}`, {
          minimum: currency.format(bounds.minimum),
          maximum: currency.format(bounds.maximum),
          currency: currency.code,
        })
      : undefined;
  const isShown = isAsked || (problem && isLeft) || problem === 'too_little_money' || problem === 'too_large';
  return {
    value,
    change: (next) => {
      setAsked(false);
      setValue(next);
    },
    minor,
    missing,
    error: isShown ? missing : undefined,
    ask: () => {
      setAsked(true);
      input.current?.focus();
    },
    input,
    setLeft,
  };
}
