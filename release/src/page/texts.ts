import AR from './locales/AR.json';
import CN from './locales/CN.json';
import EN from './locales/EN.json';

const catalogs: Readonly<Record<string, typeof EN>> = { EN, CN, AR };

/** The languages that the tool's own pages speak, by product code. */
export const spoken: readonly string[] = Object.keys(catalogs);

/** The few sentences that stand in a page before any catalog of the shell has loaded; English for other languages. */
export const textsIn = (language: string): typeof EN => catalogs[language] ?? EN;
