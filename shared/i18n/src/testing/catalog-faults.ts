import { tagOf } from '../languages';

type Catalog = Readonly<Record<string, string>>;

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Forms that may say their number in words: "one message", "two messages". */
const IN_WORDS = /_(zero|one|two)$/;

const stemOf = (key: string): string => key.replace(PLURAL, '');
const isPlural = (key: string): boolean => PLURAL.test(key);
const placeholders = (text: string): string[] =>
  [...new Set(text.match(/{{\s*\w+\s*}}|{\w+}/g) ?? [])].sort();
/** Tags of a rich text, whose order belongs to the translator. */
const tags = (text: string): string => (text.match(/<\/?[a-z][^>]*>/g) ?? []).sort().join(' ');

function wantedKeys(model: Catalog, language: string): Set<string> {
  const forms = new Intl.PluralRules(tagOf(language)).resolvedOptions().pluralCategories;
  return new Set(
    Object.keys(model).flatMap((key) =>
      isPlural(key) ? forms.map((form) => `${stemOf(key)}_${form}`) : key,
    ),
  );
}

function placeholderFault(key: string, text: string, model: string): string | undefined {
  const has = placeholders(text);
  const wanted = placeholders(model).filter((one) => !(IN_WORDS.test(key) && one === '{{count}}'));
  const missing = wanted.filter((one) => !has.includes(one));
  const unknown = has.filter((one) => !placeholders(model).includes(one));
  if (missing.length > 0) return `lacks ${missing.join(', ')}`;
  if (tags(text) !== tags(model)) return 'has other tags than the English text';
  return unknown.length > 0 ? `has ${unknown.join(', ')}, which the English text does not have` : undefined;
}

function faultsOf(language: string, catalog: Catalog, model: Catalog): string[] {
  const wanted = wantedKeys(model, language);
  const missing = [...wanted].filter((key) => !(key in catalog)).map((key) => `${language}: no "${key}"`);
  const wrong = Object.entries(catalog).flatMap(([key, text]) => {
    if (!wanted.has(key)) return [`${language}: "${key}" is not in the English catalog`];
    if (text.trim() === '') return [`${language}: "${key}" is empty`];
    const fault = placeholderFault(key, text, model[key] ?? model[`${stemOf(key)}_other`] ?? '');
    return fault ? [`${language}: "${key}" ${fault}`] : [];
  });
  return [...missing, ...wrong];
}

/**
 * Compares the catalogs of one piece. @returns a sentence for each fault; none if all have the keys of the English
 * one, every plural form that each language has, and the same placeholders. For tests.
 */
export const catalogFaults = (
  catalogs: { readonly EN: Catalog } & Readonly<Record<string, Catalog>>,
): string[] =>
  Object.entries(catalogs).flatMap(([language, catalog]) => faultsOf(language, catalog, catalogs.EN));
