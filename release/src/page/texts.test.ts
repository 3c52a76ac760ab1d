import { readdirSync } from 'node:fs';
import path from 'node:path';
import AR from './locales/AR.json';
import CN from './locales/CN.json';
import EN from './locales/EN.json';
import { nearestLanguage, supportedLanguages, textsIn } from './texts';

test('every catalog in the folder is a supported language', () => {
  const files = readdirSync(path.join(__dirname, 'locales')).map((file) => path.parse(file).name);
  expect([...supportedLanguages].sort()).toEqual(files.sort());
  expect(textsIn('AR')).toEqual(AR);
});

test('an unsupported language falls back to its relatives, then to English', () => {
  expect(textsIn('XX')).toEqual(EN);
  expect(['TW', 'CN']).toContain(nearestLanguage('TW'));
  if (!supportedLanguages.includes('TW')) expect(textsIn('TW')).toEqual(CN);
});
