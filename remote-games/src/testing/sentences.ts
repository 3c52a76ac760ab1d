import catalog from '../locales/EN.json';

const sentences: Readonly<Record<string, string>> = catalog;
const plural = new Intl.PluralRules('en');

/** The English sentence behind a key, as the shell would give it: placeholders filled, plural chosen by `count`. */
export function sentence(key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const form = typeof values.count === 'number' ? `${key}_${plural.select(values.count)}` : key;
  const text = sentences[form] ?? sentences[key];
  if (text === undefined) throw new Error(`No English text for ${key}`);
  return text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name]));
}

/** For `jest.mock('@tessera/shell/i18n', …)`: the shell's own, but speaking English at once. */
export const speaking = (actual: object): object => ({ ...actual, useText: () => sentence });
