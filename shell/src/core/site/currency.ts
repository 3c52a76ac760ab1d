/** The ISO code behind what the gateway calls the currency: three letters, TLB is PHP (R5.18b). */
export function currencyCode(raw: string): string {
  const code = raw.slice(0, 3).toUpperCase();
  return code === 'TLB' ? 'PHP' : code;
}

/** The locale that money is written in: BRL as in Brazil, all others as in China (R9.37). */
export const moneyLocale = (currency: string): string => (currency === 'BRL' ? 'pt-BR' : 'zh');

/** Decimal text goes to Intl as it is; TypeScript knows numbers only. */
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
    // A merchant's own unit (points, credits) that no currency can be called: its letters stand before the number.
    const plain = intlFormat(currency, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    return (amount) => `${currency} ${plain(amount)}`.trim();
  }
}

/**
 * An amount in major units, written in a currency. Text amounts keep every digit: they go to Intl as they are, not
 * through a floating-point number. Fractions beyond the currency's own are cut, never rounded up (R9.37).
 */
export function formatMoney(amount: string | number, rawCurrency: string): string {
  const currency = currencyCode(rawCurrency);
  const format = formats.get(currency) ?? createFormat(currency);
  formats.set(currency, format);
  return format(amount);
}
