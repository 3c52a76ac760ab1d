import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import AR from './locales/AR.json';
import CN from './locales/CN.json';
import EN from './locales/EN.json';

const catalogs = { EN, CN, AR } as Record<string, Record<string, string>>;
const placeholders = (sentence: string) => (sentence.match(/\{\{\w+\}\}/g) ?? []).sort();

const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
  .join('\n');

test.each(['CN', 'AR'])('%s has the keys and the placeholders of EN', (language) => {
  const catalog = catalogs[language] ?? {};
  expect(Object.keys(catalog)).toEqual(Object.keys(EN));
  for (const [key, sentence] of Object.entries(EN)) {
    expect([key, placeholders(catalog[key] ?? '')]).toEqual([key, placeholders(sentence)]);
  }
});

test.each(Object.keys(catalogs))('%s has no empty sentence', (language) => {
  expect(Object.entries(catalogs[language] ?? {}).filter(([, sentence]) => sentence.trim() === '')).toEqual(
    [],
  );
});

test('every sentence is used, and every sentence that the code asks for is there', () => {
  const quoted = new Set([...sources.matchAll(/'([a-z_]+)'/g)].map(([, word]) => word));
  expect(Object.keys(EN).filter((key) => !quoted.has(key))).toEqual([]);
  const asked = [...sources.matchAll(/\btext\('(\w+)'/g)].map(([, key]) => key ?? '');
  expect(asked.filter((key) => !(key in EN))).toEqual([]);
});
