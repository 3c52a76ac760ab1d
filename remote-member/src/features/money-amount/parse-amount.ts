/** What a member typed, in minor units, or what is wrong with it. */
export type TypedAmount =
  | { readonly minor: bigint }
  | { readonly problem: 'empty' | 'unreadable' | 'too_precise' };

export interface AmountStyle {
  /** How many the currency has. */
  readonly decimals: number;
  /** The mark between thousands, as amounts of this currency are written on the page: `,` or `.`. */
  readonly grouping: ',' | '.';
}

/** The digit zero of each script that people type numbers in; the other nine follow it. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0x1040, 0x17e0, 0xff10];

const latin = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  const zero = zeros.find((start) => code >= start && code < start + 10);
  return zero === undefined ? character : String(code - zero);
};

/** Digits of every script as 0 to 9, the Arabic marks as theirs are, and no spaces. */
const plain = (typed: string): string =>
  [...typed]
    .map(latin)
    .join('')
    .replace(/٫/g, '.')
    .replace(/[،，]/g, ',')
    .replace(/[\s٬'’_]/gu, '');

const isGrouped = (text: string, mark: string): boolean =>
  text.split(mark).every((part, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part));

/** The text with thousands together and a point before the decimals; undefined when it can be read in no way. */
function withPoint(text: string, grouping: string): string | undefined {
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
 * Reads an amount as people type it: digits of any script, a comma or a point before the decimals, thousands apart
 * or not. Where a mark could mean both, it means what it means in the amounts that the page shows; what then has more
 * decimals than the currency is refused, never guessed.
 */
export function parseAmount(typed: string, { decimals, grouping }: AmountStyle): TypedAmount {
  const text = plain(typed);
  if (text === '') return { problem: 'empty' };
  if (!/^[\d.,]+$/.test(text)) return { problem: 'unreadable' };
  const [whole = '', fraction = '', ...more] = withPoint(text, grouping)?.split('.') ?? ['', '', ''];
  if (more.length > 0 || whole + fraction === '') return { problem: 'unreadable' };
  if (fraction.length > decimals) return { problem: 'too_precise' };
  return { minor: BigInt((whole || '0') + fraction.padEnd(decimals, '0')) };
}
