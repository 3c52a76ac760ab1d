import { fold, matcher } from '@tessera/i18n/search';

interface Named {
  readonly code: string;
  readonly name: string;
  readonly tag: string;
}

/** The name of a language in another one, where the browser knows it. */
function nameIn(reader: string, tag: string): string {
  try {
    return new Intl.DisplayNames([reader], { type: 'language', fallback: 'none' }).of(tag) ?? '';
  } catch {
    return '';
  }
}

/**
 * The languages that fit a query, which may name them in their own words, in the reader's language, in English, or by
 * code. A query that fits none leaves all of them, so that a slip of the finger never empties the list.
 */
export function findLanguages<L extends Named>(
  languages: readonly L[],
  query: string,
  reader: string,
): readonly L[] {
  const fits = matcher(query);
  const found = languages.filter(({ code, name, tag }) =>
    fits(fold([name, code, tag, nameIn(reader, tag), nameIn('en', tag)].join(' '))),
  );
  return found.length > 0 ? found : languages;
}
