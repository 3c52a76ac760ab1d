import AR from './texts/AR.json';
import CN from './texts/CN.json';
import EN from './texts/EN.json';

export type Texts = typeof EN;

const catalogs: Readonly<Record<string, Texts>> = { EN, CN, AR };

/** The texts of the game and chat pages, and their language: English for a language without a catalog. */
export const textsIn = (language: string): { readonly language: string; readonly texts: Texts } => {
  const texts = catalogs[language];
  return texts ? { language, texts } : { language: 'EN', texts: EN };
};
