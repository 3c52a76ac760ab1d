import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseMerchant } from '@tessera/remote/release';
import { type Colour, contrast, templates } from '@tessera/ui/themes';
import { legibleBrand } from './legible-brand';

const ui = (file: string) => readFileSync(join(__dirname, '../../../shared/ui/src', file), 'utf8');
const css = ui('tokens/tokens.css') + ui('themes/themes.css');

const merchant = (part: Partial<ReleaseMerchant>): ReleaseMerchant => ({
  code: 'x',
  name: 'X',
  template: 'MT8801',
  scheme: 'dark',
  languages: ['EN'],
  defaultLanguage: 'EN',
  ...part,
});
const colour = (hex: string | undefined): Colour => {
  const [red = 0, green = 0, blue = 0] = (hex?.match(/[\da-f]{2}/g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return [red, green, blue, 1];
};

test('a legible brand, and values that are not colours, stay as the merchant wrote them', () => {
  const brand = { '--color-accent': '#f6c65b', '--radius-m': '4px' };
  expect(legibleBrand(merchant({ brand }), css)).toEqual(brand);
  const mixed = { '--color-accent': 'oklch(0.7 0.1 20)' };
  expect(legibleBrand(merchant({ brand: mixed }), css)).toEqual(mixed);
  expect(legibleBrand(merchant({}), css)).toEqual({});
});

test.each(templates)('an accent that is too dark or too light for %s becomes legible as text', (template) => {
  for (const [scheme, accent, raised] of [
    ['dark', '#3a0010', '#2c1b36'],
    ['light', '#ffe0f0', '#ffffff'],
  ] as const) {
    const own = legibleBrand(merchant({ template, scheme, brand: { '--color-accent': accent } }), css);
    expect(own['--color-accent']).not.toBe(accent);
    expect(contrast(colour(own['--color-accent']), colour(raised))).toBeGreaterThanOrEqual(4.5);
  }
});

test('with both schemes, each gets a colour of its own', () => {
  const own = legibleBrand(merchant({ scheme: 'auto', brand: { '--color-accent': '#f6c65b' } }), css);
  expect(own['--color-accent']).toMatch(/^var\(--dark, #f6c65b\) var\(--light, #[\da-f]{6}\)$/);
});

test.each([
  [
    'the other of black and white',
    { '--color-accent': '#ffffff', '--color-accent-strong': '#ffee88', '--color-on-accent': '#ffffff' },
  ],
  [
    'a plain background, where no label is legible on both ends',
    { '--color-accent': '#ffffff', '--color-accent-strong': '#101010' },
  ],
])('the label of the main button gets %s', (_what, brand) => {
  const own = legibleBrand(merchant({ brand }), css);
  for (const end of ['--color-accent', '--color-accent-strong'])
    expect(contrast(colour(own['--color-on-accent'] ?? '#221500'), colour(own[end]))).toBeGreaterThanOrEqual(
      4.5,
    );
});

test('a background that the merchant sets makes the texts of the template legible on it', () => {
  const brand = { '--color-bg': '#777777', '--color-surface': '#777777' };
  const own = legibleBrand(
    merchant({
      brand: { ...brand, '--color-surface-raised': '#777777', '--color-surface-sunken': '#777777' },
    }),
    css,
  );
  expect(contrast(colour(own['--color-text-muted']), colour('#777777'))).toBeGreaterThan(4.4);
});
