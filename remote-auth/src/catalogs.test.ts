import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import EN from './locales/EN.json';

const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
  .join('\n');

test('every sentence is used, and every sentence that the code asks for is there', () => {
  const quoted = new Set([...sources.matchAll(/'([a-z_]+)'/g)].map(([, word]) => word));
  expect(Object.keys(EN).filter((key) => !quoted.has(key))).toEqual([]);
  const asked = [...sources.matchAll(/\btext\('(\w+)'/g)].map(([, key]) => key ?? '');
  expect(asked.filter((key) => !(key in EN))).toEqual([]);
});
