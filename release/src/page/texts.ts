import AR from './locales/AR.json';
import CN from './locales/CN.json';
import EN from './locales/EN.json';

const catalogs: Readonly<Record<string, typeof EN>> = { EN, CN, AR };

/** Product codes of the languages of this package's texts. */
export const supportedLanguages: readonly string[] = Object.keys(catalogs);

/** @returns the texts that a page shows without the shell's catalogs; English for an unsupported language */
export const textsIn = (language: string): typeof EN => catalogs[language] ?? EN;
