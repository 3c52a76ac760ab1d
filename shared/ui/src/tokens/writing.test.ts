import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languages } from '@tessera/i18n';

const css = readFileSync(path.join(__dirname, 'writing.css'), 'utf8');
const rules = [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
  ([, selector = '', body = '']) => ({ selector, body }),
);
const bodiesFor = (tag: string) =>
  rules
    .filter(({ selector }) => selector.includes(`[lang]`) && selector.includes(`:lang(${tag})`))
    .map(({ body }) => body);
const scriptOf = (tag: string) => new Intl.Locale(tag).maximize().script ?? '';
const tags = [...new Set(languages.map(({ tag }) => tag))];

test.each(tags.filter((tag) => !['Latn', 'Cyrl'].includes(scriptOf(tag))))(
  'the script of %s has its own fonts, and a generic one at the end',
  (tag) => {
    expect(bodiesFor(tag).join()).toMatch(/--font-family:[^;]*,\s+sans-serif;/);
  },
);

test('Chinese, Japanese and Korean have different fonts, and Urdu has Nastaliq', () => {
  const fonts = ['zh-Hans', 'zh-Hant', 'ja', 'ko'].map(
    (tag) => /--font-family:[^;]*/.exec(bodiesFor(tag).join())?.[0],
  );
  expect(new Set(fonts).size).toBe(4);
  expect(bodiesFor('ur')[0]).toContain('"Nastaliq letters", var(--font-latin)');
  expect(css).toMatch(/font-family: "Nastaliq letters";\s*src: local\("Noto Nastaliq Urdu"\)/);
  expect(bodiesFor('ur-Latn')[0]).not.toContain('Nastaliq');
});

test('the dots of a mask are those of a Latin font also in Chinese, Japanese and Korean', () => {
  for (const tag of ['zh-Hans', 'zh-Hant', 'ja', 'ko'])
    expect(bodiesFor(tag).join()).toMatch(/--font-family:\s*"Mask dots",/);
  expect(css).toMatch(/font-family: "Mask dots";[^}]*unicode-range: U\+2022;/);
});

test('lines are higher where marks stand upon marks', () => {
  const height = (tag: string) => Number(/--line-tight: ([\d.]+)/.exec(bodiesFor(tag).join())?.[1] ?? 1.2);
  for (const tag of ['th', 'km', 'lo', 'my']) expect(height(tag)).toBeGreaterThan(height('hi'));
  expect(height('ur')).toBeGreaterThan(height('th'));
  expect(height('hi')).toBeGreaterThan(height('en'));
});

test('a joined or stacked script has no space between its letters', () => {
  const plain = rules.find(({ body }) => body.includes('--tracking: 0'))?.selector ?? '';
  for (const tag of ['ar', 'ur', 'hi', 'bn', 'th', 'km']) expect(plain).toContain(`:lang(${tag})`);
});

test('all of it costs a page less than 1 kB', () => {
  expect(brotliCompressSync(css.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ')).length).toBeLessThan(1024);
});
