import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from '@swc/core';
import { evaluated } from './testing/evaluated';
import { i18nextClasses, unusedModules } from './webpack/unused-modules';

const load: (source: string) => string = require('./i18next-classes-loader.cjs');

interface Classes {
  readonly PluralResolver: new (
    languages: object,
    options: object,
  ) => { getSuffix(tag: string, count: number): string };
  readonly Interpolator: new (options: object) => { interpolate(sentence: string, values: object): string };
}

const shell = path.resolve(__dirname, '../../../shell');
const library = String(unusedModules(shell)[path.join(shell, 'src/platform/i18n/i18next-classes.ts')]);
const source = readFileSync(library, 'utf8');

test('the build has the classes that are called, and an update of i18next brings nothing else back', () => {
  expect(library).toMatch(i18nextClasses.test as RegExp);
  const code = minifySync(load(source), {
    module: true,
    compress: { toplevel: true, unused: true, passes: 2 },
    mangle: { toplevel: true },
  }).code;
  /** Names of methods, which are still those of the library in its minified form. */
  const leftOut = {
    'the default instance': 'createInstance',
    'connectors of servers': 'queueLoad',
    formats: 'addCached',
    'the store of catalogs': 'addResourceBundle',
    'hierarchies of languages': 'getBestMatchFromCodes',
    events: 'observers',
    'the log': 'forward(',
    translators: 'extendTranslation',
  };
  for (const [part, phrase] of Object.entries(leftOut)) {
    expect({ part, isKnown: source.includes(phrase) }).toEqual({ part, isKnown: true });
    expect({ part, isLeftOut: !code.includes(phrase) }).toEqual({ part, isLeftOut: true });
  }
  // In bytes: 8,800 with the version that was installed when this was written. The whole library has 50,000.
  expect(code.length).toBeLessThan(10_000);

  const { PluralResolver, Interpolator } = evaluated<Classes>(code);
  expect(new PluralResolver({}, { prepend: '_' }).getSuffix('ar', 3)).toBe('_few');
  expect(new Interpolator({ interpolation: {} }).interpolate('{{a}}!', { a: 'Ann' })).toBe('Ann!');
});

test.each([
  ['class PluralResolver {', 'class Plurals {', 'PluralResolver'],
  ['class Interpolator {', 'class Filler {', 'Interpolator'],
  ['class Logger {', 'class Log {', 'Logger'],
  ['const instance = I18n.createInstance();', '', 'const instance = I18n.createInstance();'],
])('a version of i18next without "%s" stops the build with a message', (before, after, lost) => {
  expect(() => load(source.replace(before, after))).toThrow(
    `This version of i18next has no "${lost}": adapt shared/build/src/i18next-classes-loader.cjs`,
  );
});
