import type { Fee } from '@tessera/contract';

const DEFAULT_DECIMALS = 2;

/** The number of decimals of a currency. A merchant's own unit, which `Intl` does not know, has two. */
export function decimalsOf(currency: string): number {
  try {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions();
    return maximumFractionDigits ?? DEFAULT_DECIMALS;
  } catch {
    return DEFAULT_DECIMALS;
  }
}

/** Converts decimal text in major units to minor units. Cuts surplus decimals. */
export function toMinor(amount: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const minor = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return amount.startsWith('-') ? -minor : minor;
}

/** Converts minor units to decimal text in major units. */
export function toDecimal(minor: bigint, decimals: number): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = decimals > 0 ? `.${digits.slice(-decimals)}` : '';
  return `${minor < 0n ? '-' : ''}${whole}${fraction}`;
}

/** The fee on an amount, in minor units. The percentage is rounded half up. */
export function feeOn(amount: bigint, fee: Fee | null | undefined, decimals: number): bigint {
  if (!fee) return 0n;
  const [whole = '0', fraction = ''] = fee.percent.split('.');
  const percent = BigInt(whole + fraction);
  const scale = 100n * 10n ** BigInt(fraction.length);
  return toMinor(fee.fixed, decimals) + (amount * percent + scale / 2n) / scale;
}
