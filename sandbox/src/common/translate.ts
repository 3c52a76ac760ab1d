import { codesFor } from '@tessera/i18n';
import { readCatalogs } from '@tessera/i18n/catalogs';
import EN from './texts/EN.json';

export type TextKey = keyof typeof EN;

const catalogs = readCatalogs(new URL('./texts/', import.meta.url), EN);

/** A text that members read, by a language's product code; a language without a catalog falls back to its relatives. */
export const translate = (language: string, key: TextKey): string => catalogs.textsIn(language)[key];

/** The product code of a language from its BCP-47 tag. */
export const languageFromTag = (tag: string): string => codesFor(tag)[0] ?? 'EN';
