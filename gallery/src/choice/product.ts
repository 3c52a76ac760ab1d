import type { Choice } from './choice';

/** The language of a product that speaks the pseudo-language in place of two languages. */
const languages = {
  ltr: { normal: 'EN', pseudo: 'RU' },
  rtl: { normal: 'AR', pseudo: 'UR' },
} as const;

/** The languages in whose places the product of the gallery speaks the pseudo-language. */
export const pseudoLanguages = [languages.ltr.pseudo, languages.rtl.pseudo] as const;

/** The code of the language in which the product has a direction and a density of text. */
export const languageOf = ({ direction, text }: Pick<Choice, 'direction' | 'text'>): string =>
  languages[direction][text];

/** The first label of the host on which the product has a template. */
export const hostLabelOf = (template: string): string => template.toLowerCase();
