type Values = Readonly<Record<string, string | number>>;

const plural = new Intl.PluralRules('en');

/**
 * Gives the sentence behind a key of an English catalog, as a page would: placeholders filled, plural chosen by `count`.
 * Throws on a key that the catalog has not. For tests.
 */
export const sentencesOf =
  (catalog: Readonly<Record<string, string>>) =>
  (key: string, values: Values = {}): string => {
    const form = typeof values.count === 'number' ? `${key}_${plural.select(values.count)}` : key;
    const text = catalog[form] ?? catalog[key];
    if (text === undefined) throw new Error(`No English text for ${key}`);
    return text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name]));
  };
