import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isTemplate, templates } from './index';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
const css = read('themes.css');

test('the template ids are the six of the platform [R2.32a]', () => {
  expect(templates).toEqual(['MT8801', 'MT8802', 'MT8803', 'MT8806', 'MT8808', 'MT8813']);
});

test('every template has its own look, and no look is without a template', () => {
  const drawn = [...css.matchAll(/data-template=["'](\w+)["']/g)].map((match) => match[1]);
  expect(drawn).toEqual([...templates]);
});

test('only a known id is a template', () => {
  expect(isTemplate('MT8806')).toBe(true);
  expect(isTemplate('MT8804')).toBe(false);
  expect(isTemplate('toString')).toBe(false);
  expect(isTemplate(undefined)).toBe(false);
});

test('reset, tokens and themes together cost a member less than 4 kB', () => {
  const all = read('../tokens/reset.css') + read('../tokens/tokens.css') + css;
  // The build leaves comments out.
  expect(brotliCompressSync(all.replace(/\/\*.*?\*\//gs, '')).length).toBeLessThan(4096);
});
