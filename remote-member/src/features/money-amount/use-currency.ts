import { currencyCode, formatMoney, useSite } from '@tessera/shell/site';
import { useMemo } from 'react';
import { decimalsOf, toDecimal, toMinor } from './minor-units';
import type { AmountFormat } from './parse-amount';

export interface Currency extends AmountFormat {
  readonly code: string;
  /** Converts decimal text in major units to minor units. */
  toMinor(amount: string): bigint;
  /** Converts minor units to decimal text in major units, as the gateway expects it. */
  toDecimal(minor: bigint): string;
  /** Formats minor units for the member. */
  format(minor: bigint): string;
}

/** The merchant's currency with its conversions. */
export function useCurrency(): Currency {
  const raw = useSite((site) => site.currency);
  return useMemo(() => {
    const code = currencyCode(raw);
    const decimals = decimalsOf(code);
    return {
      code,
      decimals,
      grouping: formatMoney('1234', raw).includes('1.234') ? '.' : ',',
      toMinor: (amount) => toMinor(amount, decimals),
      toDecimal: (minor) => toDecimal(minor, decimals),
      format: (minor) => formatMoney(toDecimal(minor, decimals), raw),
    };
  }, [raw]);
}
