import AR from '../locales/AR.json';
import CN from '../locales/CN.json';
import EN from '../locales/EN.json';

const tags = { EN: 'en', CN: 'zh', AR: 'ar' };
const catalogs: Readonly<Record<keyof typeof tags, Readonly<Record<string, string>>>> = { EN, CN, AR };
const plural = /_(zero|one|two|few|many|other)$/;
const keysOf = (catalog: object) =>
  [...new Set(Object.keys(catalog).map((key) => key.replace(plural, '')))].sort();
const placeholders = (text = '') => (text.match(/{{\w+}}/g) ?? []).sort();

describe.each(['EN', 'CN', 'AR'] as const)('the %s catalog', (language) => {
  const catalog = catalogs[language];
  const entries = Object.entries(catalog);

  test('has every key, and no empty sentence', () => {
    expect(keysOf(catalog)).toEqual(keysOf(EN));
    expect(entries.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('has every plural form of its language', () => {
    const forms = new Intl.PluralRules(tags[language]).resolvedOptions().pluralCategories;
    for (const stem of new Set(
      Object.keys(EN)
        .filter((key) => plural.test(key))
        .map((key) => key.replace(plural, '')),
    )) {
      expect(forms.filter((form) => !(`${stem}_${form}` in catalog))).toEqual([]);
    }
  });

  test('fills in what the English one fills in', () => {
    const english: Readonly<Record<string, string>> = EN;
    for (const [key, text] of entries) {
      const model = english[key] ?? english[key.replace(plural, '_other')];
      expect([key, placeholders(text)]).toEqual([key, placeholders(model)]);
    }
  });
});
