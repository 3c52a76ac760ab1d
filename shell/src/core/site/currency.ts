/** The ISO code of a currency that the gateway names: three letters; TLB is PHP (R5.18b). */
export function currencyCode(raw: string): string {
  const code = raw.slice(0, 3).toUpperCase();
  return code === 'TLB' ? 'PHP' : code;
}

/** The locale of amounts: Brazil for BRL, China for all others (R9.37). */
export const moneyLocale = (currency: string): string => (currency === 'BRL' ? 'pt-BR' : 'zh');

/** Intl accepts decimal text as well; TypeScript's types know numbers only. */
type Format = (amount: string | number) => string;

const formats = new Map<string, Format>();

function intlFormat(currency: string, options: object): Format {
  const format: { format(amount: unknown): string } = new Intl.NumberFormat(moneyLocale(currency), {
    ...options,
    roundingMode: 'trunc',
  } as Intl.NumberFormatOptions);
  return (amount) => format.format(amount);
}

function createFormat(currency: string): Format {
  try {
    return intlFormat(currency, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  } catch {
    // A merchant's own unit (points, credits) is no currency for Intl: its letters stand before the number.
    const plain = intlFormat(currency, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    return (amount) => `${currency} ${plain(amount)}`.trim();
  }
}

/**
 * Formats an amount in major units. Text amounts keep every digit, because they do not pass through a floating-point
 * number. Digits beyond the currency's fraction are cut, not rounded (R9.37).
 */
export function formatMoney(amount: string | number, rawCurrency: string): string {
  const currency = currencyCode(rawCurrency);
  const format = formats.get(currency) ?? createFormat(currency);
  formats.set(currency, format);
  return format(amount);
}
