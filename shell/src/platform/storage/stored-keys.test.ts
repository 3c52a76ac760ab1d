import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storedKeys } from '@tessera/contract';

const root = path.resolve(__dirname, '../..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
);

/** Every key that stands in the shell's sources beside the storage it is kept in. */
const used = sources.flatMap((file) => {
  const source = readFileSync(path.join(root, file), 'utf8');
  const calls = source.matchAll(/storedValue\(\s*'(local|session)',\s*'([^']+)'/g);
  const plain = source.matchAll(/areaOf\('(local|session)'\)\.\w+\('([^']+)'/g);
  return [...calls, ...plain].map(([, area, name]) => `${area} ${name}`);
});

test('every key that the shell keeps stands in the one table of them', () => {
  const table = storedKeys.map(({ area, name }) => `${area} ${name}`);
  expect(new Set(table).size).toBe(table.length);
  expect(used.length).toBeGreaterThan(8);
  expect(used.filter((key) => !table.includes(key))).toEqual([]);
});
