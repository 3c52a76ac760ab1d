import { currencyCode, type MoneyPart, moneyParts, useMoney, useSite } from '@tessera/shell/site';
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
  /** The same without decimals that are all zero, for small buttons. */
  formatShort(minor: bigint): string;
}

const withoutDecimals = (parts: readonly MoneyPart[]): string =>
  parts
    .filter(({ type }) => type !== 'decimal' && type !== 'fraction')
    .map(({ value }) => value)
    .join('');

/** The sign of the currency, before or after the number. */
function signsOf(zero: readonly MoneyPart[]): Pick<Currency, 'signBefore' | 'signAfter'> {
  const sign = zero.findIndex(({ type }) => type === 'currency');
  const number = zero.findIndex(({ type }) => type === 'integer');
  const value = zero[sign]?.value ?? '';
  return sign < number ? { signBefore: value, signAfter: '' } : { signBefore: '', signAfter: value };
}

/** The merchant's currency with its conversions. */
export function useCurrency(): Currency {
  const raw = useSite((site) => site.currency);
  const money = useMoney();
  return useMemo(() => {
    const code = currencyCode(raw);
    const decimals = decimalsOf(code);
    const format = (minor: bigint) => money(toDecimal(minor, decimals));
    const isWhole = (minor: bigint) => minor % 10n ** BigInt(decimals) === 0n;
    return {
      code,
      ...signsOf(moneyParts(0, raw)),
      decimals,
      grouping: moneyParts(1234, raw).some(({ type, value }) => type === 'group' && value === '.')
        ? '.'
        : ',',
      toMinor: (amount) => toMinor(amount, decimals),
      toDecimal: (minor) => toDecimal(minor, decimals),
      format,
      formatShort: (minor) =>
        isWhole(minor) ? withoutDecimals(moneyParts(toDecimal(minor, decimals), raw)) : format(minor),
    };
  }, [raw, money]);
}
