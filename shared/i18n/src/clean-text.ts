/** What pasted text hides: marks of direction, soft hyphens, and characters without width. */
const hidden = /[\p{Bidi_Control}\u00ad\u200b\u2060-\u2064\ufeff]/gu;

const isDecimalDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Unicode has the digits of each script in a row from zero to nine. A few of these rows follow each other. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDecimalDigit(code - before - 1)) before++;
  return String(before % 10);
}

/** Replaces the digits of all scripts by 0 to 9. */
export const latinDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, latinDigit);

/** Compatibility forms as plain ones, but no number for one that only looks like it: 5² stays and is not read as 52. */
const plainForms = (text: string): string => text.replace(/\P{No}+/gu, (part) => part.normalize('NFKC'));

/**
 * A name, or other words of a member, as typed or pasted: without hidden characters, with plain spaces. Letters keep
 * their forms: NFKC takes letters of Thai and Lao apart.
 */
export const cleanName = (typed: string): string =>
  typed.replace(hidden, '').replace(/\s/g, ' ').normalize('NFC');

/**
 * What is written without spaces, as typed or pasted: a user name, an address, an amount, a code. Full-width letters
 * and the digits of all scripts become plain ones.
 */
export const cleanCode = (typed: string): string =>
  latinDigits(plainForms(typed.replace(hidden, '')))
    .replace(/[\s\u200c\u200d]/g, '')
    .normalize('NFC');

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The digits in a typed or pasted text. */
export const cleanDigits = (typed: string): string => digitsOf(cleanCode(typed));

/**
 * A phone number as typed or pasted: its digits, after a plus sign if it starts with one or with 00. The zero in
 * "+44 (0) 20" is left out: it is dialled at home only.
 */
export function cleanPhone(typed: string): string {
  const text = cleanCode(typed).replace(/(\d\D*)\(0\)/, '$1');
  const number = (/^\D*\+/.test(text) ? '+' : '') + digitsOf(text);
  return number.replace(/^00/, '+');
}
