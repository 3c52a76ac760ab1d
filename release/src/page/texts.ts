import { readCatalogs } from '@tessera/i18n/catalogs';
import EN from './locales/EN.json';

const catalogs = readCatalogs(new URL('./locales/', import.meta.url), EN);

/** Product codes of the languages of this package's texts. */
export const supportedLanguages = catalogs.codes;

/** The language itself if this package has its texts, otherwise its nearest fallback. */
export const nearestLanguage = catalogs.nearest;

/** @returns the texts that a page shows without the shell's catalogs, in the nearest supported language */
export const textsIn = catalogs.textsIn;
