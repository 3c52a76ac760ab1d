import AR from '../locales/AR.json';
import EN from '../locales/EN.json';

const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const stems = (texts: object) => [...new Set(Object.keys(texts).map(stem))].sort();
const valuesIn = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

test('the Arabic catalog has the texts of the English one', () => {
  expect(stems(AR)).toEqual(stems(EN));
});

test('each text has the values of its English one, except a plural that spells the number', () => {
  const english: Readonly<Record<string, string>> = EN;
  for (const [key, text] of Object.entries(AR)) {
    if (/_(zero|one|two)$/.test(key)) continue;
    expect([key, valuesIn(text)]).toEqual([
      key,
      valuesIn(english[key] ?? english[`${stem(key)}_other`] ?? ''),
    ]);
  }
});

test('a text with plural forms has all forms of its language', () => {
  for (const [language, texts] of Object.entries({ en: EN, ar: AR })) {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const counted = Object.keys(texts).filter((key) => key.endsWith('_other'));
    for (const key of counted)
      for (const form of forms) expect(Object.keys(texts)).toContain(`${stem(key)}_${form}`);
  }
});
