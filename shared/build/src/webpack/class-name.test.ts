import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { classNameIn } from './class-name';

const folder = mkdtempSync(path.join(tmpdir(), 'tessera-class-name-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Styles {
  readonly checkout?: string;
  readonly salt?: string;
  readonly file?: string;
  readonly content?: string;
  readonly local?: string;
}

/** @returns the name of a class of a file in a checkout of the repository */
function named({
  checkout = 'one',
  salt = '',
  file = 'ui/card.module.css',
  content = '.card {\n  margin: auto;\n}\n',
  local = 'card',
}: Styles = {}): string {
  const root = path.join(folder, checkout);
  const resourcePath = path.join(root, file);
  mkdirSync(path.dirname(resourcePath), { recursive: true });
  writeFileSync(resourcePath, content);
  return classNameIn({ root, salt, installation: '' })({ resourcePath }, '', local);
}

test.each<[string, Styles]>([
  ['content of its file', { content: '.card {\n  margin: 0;\n}\n' }],
  ['file', { file: 'bonus/card.module.css' }],
  ['repository', { salt: '@tessera/remote-bonus' }],
  ['name in its file', { local: 'padded' }],
])('a class with another %s has another name', (_, other) => {
  expect(named(other)).not.toBe(named());
});

test.each<[string, Styles]>([
  ['folder of the checkout', { checkout: 'two' }],
  ['line endings', { content: '.card {\r\n  margin: auto;\r\n}\r\n' }],
])('the %s does not change the name of a class', (_, other) => {
  expect(named(other)).toBe(named());
});

test('each class is a name of six characters that needs no escape', () => {
  const names = Array.from({ length: 500 }, (_, at) => named({ local: `part-${at}` }));
  expect(names.filter((name) => !/^[A-Za-z_][\w-]{5}$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
