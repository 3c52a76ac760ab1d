import { latinDigits } from '../clean-text';

/** Letters with a plain form that Unicode does not decompose. */
const plain: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/**
 * Accents: marks without a script of their own, Hebrew points, the Arabic tatweel; and what cannot be seen. Not all
 * marks: the vowel signs of Thai or Hindi are marks too, and without them words would be mistaken for each other.
 */
const accents = /[\p{Script=Inherited}\p{Default_Ignorable_Code_Point}\u0591-\u05c7\u0640]/gu;

/**
 * A text reduced to what a search compares: no case, no accents, no full-width or ligature forms, in every script, and
 * Latin digits. The same on every device: nothing in it depends on the language that the device is set to.
 */
export const fold = (text: string): string =>
  latinDigits(text.normalize('NFKD'))
    .replace(accents, '')
    .toLowerCase()
    .replace(/[đðħıłøŧßæœþ]/g, (letter) => plain[letter] ?? letter);
