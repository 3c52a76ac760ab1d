/** The ISO code of a currency that the gateway names: three letters; TLB is PHP (R5.18b). */
export function currencyCode(raw: string): string {
  const code = raw.slice(0, 3).toUpperCase();
  return code === 'TLB' ? 'PHP' : code;
}

/** The locale of amounts: Brazil for BRL, China for all others (R9.37). */
export const moneyLocale = (currency: string): string => (currency === 'BRL' ? 'pt-BR' : 'zh');

/** The merchant's own sign of its currency, and the side of the number where it stands (R3.19). */
export interface MoneySign {
  readonly currency: string;
  readonly symbol: string;
  readonly isAfter: boolean;
}

/** Intl accepts decimal text as well; TypeScript's types know numbers only. */
interface PartsFormat {
  formatToParts(amount: unknown): { readonly type: string; readonly value: string }[];
}
type Format = (amount: string | number) => string;

const formats = new Map<string, Format>();

const intlFormat = (currency: string, options: object): PartsFormat =>
  new Intl.NumberFormat(moneyLocale(currency), {
    ...options,
    roundingMode: 'trunc',
  } as Intl.NumberFormatOptions);

type Parts = ReturnType<PartsFormat['formatToParts']>;
const joined = (parts: Parts): string => parts.map(({ value }) => value).join('');

function withSign(parts: Parts, { symbol, isAfter }: MoneySign): string {
  if (!isAfter) return parts.map(({ type, value }) => (type === 'currency' ? symbol : value)).join('');
  return `${joined(parts.filter(({ type }) => type !== 'currency' && type !== 'literal'))}\u00a0${symbol}`;
}

function createFormat(currency: string, sign: MoneySign | undefined): Format {
  try {
    const format = intlFormat(currency, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
    return (amount) => {
      const parts = format.formatToParts(amount);
      return sign ? withSign(parts, sign) : joined(parts);
    };
  } catch {
    // A merchant's own unit (points, credits) is no currency for Intl: its letters stand before the number.
    const plain = intlFormat(currency, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const { symbol, isAfter } = sign ?? { symbol: currency, isAfter: false };
    return (amount) => {
      const number = joined(plain.formatToParts(amount));
      return (isAfter ? `${number} ${symbol}` : `${symbol} ${number}`).trim();
    };
  }
}

/**
 * Formats an amount in major units. Text amounts keep every digit, because they do not pass through a floating-point
 * number. Digits beyond the currency's fraction are cut, not rounded (R9.37).
 * @param sign the merchant's sign of its currency; other currencies keep theirs
 */
export function formatMoney(amount: string | number, rawCurrency: string, sign?: MoneySign): string {
  const currency = currencyCode(rawCurrency);
  const own = sign && currencyCode(sign.currency) === currency ? sign : undefined;
  const key = JSON.stringify([currency, own?.symbol, own?.isAfter]);
  const format = formats.get(key) ?? createFormat(currency, own);
  formats.set(key, format);
  return format(amount);
}
