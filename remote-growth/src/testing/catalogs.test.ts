import AR from '../locales/AR.json';
import CN from '../locales/CN.json';
import EN from '../locales/EN.json';

const placeholders = (text: string) => (text.match(/{{\w+}}/g) ?? []).sort();
const fills = (catalog: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(catalog).map(([key, text]) => [key, placeholders(text)]));

test.each([
  ['CN', CN],
  ['AR', AR],
])('the %s catalog has the keys and placeholders of the English one', (_, catalog) => {
  expect(fills(catalog)).toEqual(fills(EN));
  expect(Object.values(catalog).filter((text) => text.trim() === '')).toEqual([]);
});
