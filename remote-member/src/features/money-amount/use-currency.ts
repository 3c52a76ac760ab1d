import { currencyCode, formatMoney, useMoney, useSite } from '@tessera/shell/site';
import { useMemo } from 'react';
import { decimalsOf, toDecimal, toMinor } from './minor-units';
import type { AmountFormat } from './parse-amount';

export interface Currency extends AmountFormat {
  readonly code: string;
  /** The merchant's sign of the currency before a number, or nothing. */
  readonly signBefore: string;
  /** The sign after a number, or nothing. */
  readonly signAfter: string;
  /** Converts decimal text in major units to minor units. */
  toMinor(amount: string): bigint;
  /** Converts minor units to decimal text in major units, as the gateway expects it. */
  toDecimal(minor: bigint): string;
  /** Formats minor units for the member. */
  format(minor: bigint): string;
}

/** The parts of a formatted zero around the number. A sign that contains digits has no sides: the code is shown in its place. */
function signsOf(zero: string, code: string): Pick<Currency, 'signBefore' | 'signAfter'> {
  const [, before, after] = /^(\D*?)0(?:[.,]0+)?(\D*)$/.exec(zero) ?? [];
  return { signBefore: before?.trim() ?? code, signAfter: after?.trim() ?? '' };
}

/** The merchant's currency with its conversions. */
export function useCurrency(): Currency {
  const raw = useSite((site) => site.currency);
  const money = useMoney();
  return useMemo(() => {
    const code = currencyCode(raw);
    const decimals = decimalsOf(code);
    return {
      code,
      ...signsOf(money('0'), code),
      decimals,
      grouping: formatMoney('1234', raw).includes('1.234') ? '.' : ',',
      toMinor: (amount) => toMinor(amount, decimals),
      toDecimal: (minor) => toDecimal(minor, decimals),
      format: (minor) => money(toDecimal(minor, decimals)),
    };
  }, [raw, money]);
}
