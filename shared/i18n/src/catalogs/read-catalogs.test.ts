import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readCatalogs } from './read-catalogs';

const EN = { yes: 'Yes', no: 'No', maybe: 'Maybe' };
const folder = mkdtempSync(path.join(tmpdir(), 'tessera-catalogs-'));
const files = { EN, CN: { yes: '是', no: '否' }, TW: { yes: '是的' }, TH: { yes: 'ใช่' }, XX: { yes: 'x' } };
for (const [code, texts] of Object.entries(files))
  writeFileSync(path.join(folder, `${code}.json`), JSON.stringify(texts));
writeFileSync(path.join(folder, 'notes.txt'), '');
const catalogs = readCatalogs(pathToFileURL(`${folder}/`), EN);

afterAll(() => rmSync(folder, { recursive: true }));

test('every file with the code of a language is a catalog', () => {
  expect(catalogs.codes).toEqual(['EN', 'CN', 'TW', 'TH']);
});

test('a missing text is that of the nearest relative that has it', () => {
  expect(catalogs.textsIn('TW')).toEqual({ yes: '是的', no: '否', maybe: 'Maybe' });
  expect(catalogs.textsIn('TH')).toEqual({ yes: 'ใช่', no: 'No', maybe: 'Maybe' });
});

test.each([
  ['TW', 'TW'],
  ['FR', 'EN'],
  ['__proto__', 'EN'],
])('%s is served by %s', (code, served) => {
  expect(catalogs.nearest(code)).toBe(served);
  expect(catalogs.textsIn(code)).toEqual(catalogs.textsIn(served));
});
