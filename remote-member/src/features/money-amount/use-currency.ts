import { currencyCode, formatMoney, useSite } from '@tessera/shell/site';
import { useMemo } from 'react';
import { decimalsOf, toDecimal, toMinor } from './minor-units';
import type { AmountStyle } from './parse-amount';

export interface Currency extends AmountStyle {
  readonly code: string;
  /** From decimal text in major units. */
  minor(amount: string): bigint;
  /** To decimal text in major units, as the gateway takes it. */
  decimal(minor: bigint): string;
  /** Minor units as a member reads them. */
  written(minor: bigint): string;
}

/** The merchant's currency, and how its amounts are counted and written. */
export function useCurrency(): Currency {
  const raw = useSite((site) => site.currency);
  return useMemo(() => {
    const code = currencyCode(raw);
    const decimals = decimalsOf(code);
    return {
      code,
      decimals,
      grouping: formatMoney('1234', raw).includes('1.234') ? '.' : ',',
      minor: (amount) => toMinor(amount, decimals),
      decimal: (minor) => toDecimal(minor, decimals),
      written: (minor) => formatMoney(toDecimal(minor, decimals), raw),
    };
  }, [raw]);
}
