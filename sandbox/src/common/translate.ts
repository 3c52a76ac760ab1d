import AR from './texts/AR.json';
import CN from './texts/CN.json';
import EN from './texts/EN.json';
import PT from './texts/PT.json';

export type TextKey = keyof typeof EN;

const catalogs: Readonly<Record<string, Readonly<Record<TextKey, string>>>> = { EN, CN, AR, PT };

/** A text that members read, in the language of a product code; English where there is no catalog. */
export const say = (language: string, key: TextKey): string =>
  (catalogs[language.split('-')[0] ?? ''] ?? EN)[key];
