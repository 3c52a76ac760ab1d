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

/** A part of a formatted amount. Its `type` is one of `Intl`: `integer`, `group`, `decimal`, `fraction`, `currency`, … */
export interface MoneyPart {
  readonly type: string;
  readonly value: string;
}
type Parts = readonly MoneyPart[];
type Format = (amount: string | number) => Parts;

/** Intl accepts decimal text as well; TypeScript's types know numbers only. */
interface PartsFormat {
  formatToParts(amount: unknown): Parts;
}

const formats = new Map<string, Format>();

const intlFormat = (currency: string, options: object): PartsFormat =>
  new Intl.NumberFormat(moneyLocale(currency), {
    ...options,
    roundingMode: 'trunc',
  } as Intl.NumberFormatOptions);

const signPart = (value: string): MoneyPart => ({ type: 'currency', value });
const SPACE: MoneyPart = { type: 'literal', value: '\u00a0' };

function withSign(parts: Parts, { symbol, isAfter }: MoneySign): Parts {
  if (!isAfter) return parts.map((part) => (part.type === 'currency' ? signPart(symbol) : part));
  return [...parts.filter(({ type }) => type !== 'currency' && type !== 'literal'), SPACE, signPart(symbol)];
}

function intlParts(currency: string): Format {
  try {
    const format = intlFormat(currency, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
    return (amount) => format.formatToParts(amount);
  } catch {
    // A merchant's own unit (points, credits) is no currency for Intl: its letters stand before the number.
    const plain = intlFormat(currency, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    return (amount) => [signPart(currency), SPACE, ...plain.formatToParts(amount)];
  }
}

function createFormat(currency: string, sign: MoneySign | undefined): Format {
  const format = intlParts(currency);
  return sign ? (amount) => withSign(format(amount), sign) : format;
}

/**
 * The parts of an amount in major units. Text amounts keep every digit, because they do not pass through a
 * floating-point number. Digits beyond the currency's fraction are cut, not rounded (R9.37).
 * @param sign the merchant's sign of its currency; other currencies keep theirs
 */
export function moneyParts(amount: string | number, rawCurrency: string, sign?: MoneySign): Parts {
  const currency = currencyCode(rawCurrency);
  const own = sign && currencyCode(sign.currency) === currency ? sign : undefined;
  const key = JSON.stringify([currency, own?.symbol, own?.isAfter]);
  const format = formats.get(key) ?? createFormat(currency, own);
  formats.set(key, format);
  return format(amount);
}

/** An amount in major units as text: its parts in a row. A unit without letters leaves no space before the number. */
export const formatMoney = (...amount: Parameters<typeof moneyParts>): string =>
  moneyParts(...amount)
    .map(({ value }) => value)
    .join('')
    .trim();
