import { cleanCode } from '@tessera/i18n';

/** A typed amount in minor units, or the reason why it is not one. */
export type ParsedAmount =
  | { readonly minor: bigint }
  | { readonly problem: 'empty' | 'unreadable' | 'too_precise' };

export interface AmountFormat {
  /** The number of decimals of the currency. */
  readonly decimals: number;
  /** The mark between thousands in the amounts that the page shows. */
  readonly grouping: ',' | '.';
}

/** Replaces digits and marks of other scripts by Latin ones, and removes spaces and apostrophes. */
const normalize = (typed: string): string =>
  cleanCode(typed)
    .replace(/[٫。]/g, '.')
    .replace(/[،、]/g, ',')
    .replace(/[٬'’_]/g, '');

const isGrouped = (text: string, mark: string): boolean =>
  text.split(mark).every((part, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part));

/** Removes the marks between thousands and puts a point before the decimals. @returns undefined if the marks make no number */
function withDecimalPoint(text: string, grouping: string): string | undefined {
  const marks = [...text.matchAll(/[.,]/g)].map(([mark]) => mark);
  const last = marks.at(-1);
  if (last === undefined) return text;
  const other = last === '.' ? ',' : '.';
  const count = marks.filter((mark) => mark === last).length;
  if (!marks.includes(other)) {
    if (count > 1 || last === grouping) {
      if (isGrouped(text, last)) return text.replaceAll(last, '');
      if (count > 1) return undefined;
    }
    return text.replace(last, '.');
  }
  const [whole = '', fraction = ''] = text.split(last);
  return count === 1 && isGrouped(whole, other) ? `${whole.replaceAll(other, '')}.${fraction}` : undefined;
}

/**
 * Reads an amount as people type it: digits of any script, a comma or a point before the decimals, thousands grouped
 * or not. A mark with two possible meanings has the meaning that it has in the amounts that the page shows. Surplus
 * decimals are a problem and are not cut, because a misread mark would change the amount a thousandfold.
 */
export function parseAmount(typed: string, { decimals, grouping }: AmountFormat): ParsedAmount {
  const text = normalize(typed);
  if (text === '') return { problem: 'empty' };
  if (!/^[\d.,]+$/.test(text)) return { problem: 'unreadable' };
  const [whole = '', fraction = '', ...more] = withDecimalPoint(text, grouping)?.split('.') ?? ['', '', ''];
  if (more.length > 0 || whole + fraction === '') return { problem: 'unreadable' };
  if (fraction.length > decimals) return { problem: 'too_precise' };
  return { minor: BigInt((whole || '0') + fraction.padEnd(decimals, '0')) };
}
