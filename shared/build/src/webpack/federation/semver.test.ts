import { readFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies } from 'semver';
import { fc, property } from '../../testing';
import { evaluated } from '../../testing/evaluated';

const { satisfy } = evaluated<{ satisfy(version: string | undefined, range: string): boolean }>(
  readFileSync(path.join(__dirname, 'semver.mjs'), 'utf8'),
);

test.each([
  ['1.0.0', '^1.0.0', true],
  ['1.0.1', '^1.0.0', true],
  ['1.2.0', '^1.1.9', true],
  ['1.10.0', '^1.9.0', true],
  ['1.0.0', '^1.0.1', false],
  ['1.0.9', '^1.1.0', false],
  ['2.0.0', '^1.0.0', false],
  ['1.9.9', '^2.0.0', false],
  ['10.0.0', '^1.0.0', false],
])('version %s for a remote that needs %s: %s', (version, range, fits) => {
  expect(satisfy(version, range)).toBe(fits);
});

const version = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 3 }))
  .map((parts) => parts.join('.'));

property(
  'the page compares versions and caret ranges as the whole library does',
  fc.tuple(version, fc.constantFrom('', '^', '<='), version),
  ([own, operator, other]) => {
    const range = operator + other;
    expect({ own, range, fits: satisfy(own, range) }).toEqual({ own, range, fits: satisfies(own, range) });
  },
);

test.each(['*', '>=1.0.0', '1.x', '^1.0.0 || ^2.0.0', '~1.0.0', '', '^'])(
  'no version is in the range "%s", which no remote has',
  (range) => {
    expect(satisfy('1.0.0', range)).toBe(false);
    expect(satisfy(undefined, range)).toBe(false);
  },
);
