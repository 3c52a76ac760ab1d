import { Interpolator, PluralResolver } from './i18next-classes';

/** The texts of a piece in one language, in the form of i18next's JSON, version 4. */
export type Catalog = Readonly<Record<string, string>>;

const plurals = new PluralResolver({}, { prepend: '_' });

/**
 * The sentence of a key in a catalog, with its placeholders. 0 may have a sentence of its own in every language.
 * @param tag the BCP 47 tag of the catalog's language
 * @returns undefined if the catalog lacks it
 */
export function sentenceIn(catalog: Catalog, tag: string, key: string, count?: number): string | undefined {
  if (count === undefined) return catalog[key];
  const zero = count === 0 ? catalog[`${key}_zero`] : undefined;
  return zero ?? catalog[key + plurals.getSuffix(tag, count)] ?? catalog[key];
}

/**
 * Fills in the values of a sentence. A placeholder without a value becomes empty, and one within a value stays.
 * @param written writes a value
 */
export function fillerOf(
  written: (value: string | number) => string,
): (sentence: string, values: Readonly<Record<string, string | number>>) => string {
  const interpolator = new Interpolator({
    interpolation: { escape: written, useRawValueToEscape: true, skipOnVariables: true },
    missingInterpolationHandler: () => '',
  });
  return (sentence, values) => interpolator.interpolate(sentence, values);
}
