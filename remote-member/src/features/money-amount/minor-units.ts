import type { Fee } from '@tessera/contract';

const USUAL_DIGITS = 2;

/** How many decimals a currency has; two for a merchant's own unit that no currency can be called. */
export function decimalsOf(currency: string): number {
  try {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions();
    return maximumFractionDigits ?? USUAL_DIGITS;
  } catch {
    return USUAL_DIGITS;
  }
}

/** Decimal text in major units as whole minor units; decimals beyond the currency's are cut. */
export function toMinor(amount: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const minor = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return amount.startsWith('-') ? -minor : minor;
}

/** Whole minor units as decimal text in major units. */
export function toDecimal(minor: bigint, decimals: number): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = decimals > 0 ? `.${digits.slice(-decimals)}` : '';
  return `${minor < 0n ? '-' : ''}${whole}${fraction}`;
}

/** What moving an amount costs, in minor units; the percentage is rounded half up. */
export function feeOn(amount: bigint, fee: Fee | null | undefined, decimals: number): bigint {
  if (!fee) return 0n;
  const [whole = '0', fraction = ''] = fee.percent.split('.');
  const percent = BigInt(whole + fraction);
  const scale = 100n * 10n ** BigInt(fraction.length);
  return toMinor(fee.fixed, decimals) + (amount * percent + scale / 2n) / scale;
}
