import AR from './texts/AR.json';
import CN from './texts/CN.json';
import EN from './texts/EN.json';
import PT from './texts/PT.json';

export type TextKey = keyof typeof EN;

const catalogs: Readonly<Record<string, Readonly<Record<TextKey, string>>>> = { EN, CN, AR, PT };

/** A text that members read, by a language's product code; English for a language without a catalog. */
export const translate = (language: string, key: TextKey): string =>
  (catalogs[language.split('-')[0] ?? ''] ?? EN)[key];

/** The product code of a language from its BCP-47 tag: `pt-BR` is `PT`, and every Chinese tag is `CN`. */
export function languageFromTag(tag: string): string {
  const code = tag.split('-')[0]?.toUpperCase() ?? 'EN';
  return code === 'ZH' ? 'CN' : code;
}
