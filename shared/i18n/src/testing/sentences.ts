type Values = Readonly<Record<string, string | number>>;

const plural = new Intl.PluralRules('en');

/**
 * @returns a function that reads an English catalog as a page does: fills placeholders, chooses the plural by `count`,
 * and that throws for an unknown key. For tests.
 */
export const sentencesOf =
  (catalog: Readonly<Record<string, string>>) =>
  (key: string, values: Values = {}): string => {
    const form = typeof values.count === 'number' ? `${key}_${plural.select(values.count)}` : key;
    const text = catalog[form] ?? catalog[key];
    if (text === undefined) throw new Error(`No English text for ${key}`);
    return text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name]));
  };
