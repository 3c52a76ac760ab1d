import { readCatalogs } from '@tessera/i18n/catalogs';
import EN from './texts/EN.json';

export type Texts = typeof EN;

const catalogs = readCatalogs<Texts>(new URL('./texts/', import.meta.url), EN);

/** The texts of the game and chat pages, and their language: the nearest one with a catalog. */
export const textsIn = (language: string): { readonly language: string; readonly texts: Texts } => ({
  language: catalogs.nearest(language),
  texts: catalogs.textsIn(language),
});
