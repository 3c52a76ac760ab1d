import { paletteOf, type Scheme } from '../testing/read-palette';
import { type Colour, contrast, over } from './contrast';
import { templates } from './index';

const white: Colour = [255, 255, 255, 1];
const black: Colour = [0, 0, 0, 1];

test('black on white has the ratio 21, a colour on itself 1', () => {
  expect(contrast(black, white)).toBeCloseTo(21, 5);
  expect(contrast(white, white)).toBe(1);
});

test('half of black over white is seen as grey', () => {
  expect(over([0, 0, 0, 0.5], white)).toEqual([127.5, 127.5, 127.5, 1]);
});

const surfaces = ['--color-bg', '--color-surface', '--color-surface-raised', '--color-surface-sunken'];
const tones = ['accent', 'success', 'warning', 'danger'];
const schemes: Scheme[] = ['dark', 'light'];

describe.each(templates.flatMap((template) => schemes.map((scheme) => [template, scheme] as const)))(
  'the text of %s in the %s reaches WCAG AA',
  (template, scheme) => {
    const colour = paletteOf(template, scheme);
    const unreadable = (pairs: [string, Colour, Colour][]) =>
      pairs
        .map(([name, text, ground]) => [name, contrast(text, ground)] as const)
        .filter(([, ratio]) => ratio < 4.5);

    test('plain, muted, faint and accent text on every surface', () => {
      const texts = ['--color-text', '--color-text-muted', '--color-text-faint', '--color-accent'];
      const pairs = surfaces.flatMap((ground) =>
        texts.map((text): [string, Colour, Colour] => [`${text} on ${ground}`, colour(text), colour(ground)]),
      );
      expect(unreadable(pairs)).toEqual([]);
    });

    test('text on both ends of the accent gradient', () => {
      const grounds = ['--color-accent', '--color-accent-strong'];
      expect(
        unreadable(grounds.map((ground) => [ground, colour('--color-on-accent'), colour(ground)])),
      ).toEqual([]);
    });

    test('the edge of an input on every surface, and beside its own ground', () => {
      const line = colour('--color-field-line');
      const ground = colour('--color-surface-sunken');
      const weak = surfaces.flatMap((surface) => {
        const ratios = [
          contrast(over(line, colour(surface)), colour(surface)),
          contrast(over(line, ground), colour(surface)),
        ];
        return ratios.filter((ratio) => ratio < 3).map((ratio) => [surface, ratio]);
      });
      expect(weak).toEqual([]);
    });

    test('text on the hero, with and without its glow', () => {
      const glow = colour('--hero-glow');
      const grounds = ['--hero-1', '--hero-2'].flatMap((end) => [colour(end), over(glow, colour(end))]);
      const pairs = ['--color-text', '--color-text-muted'].flatMap((text) =>
        grounds.map((ground): [string, Colour, Colour] => [text, colour(text), ground]),
      );
      expect(unreadable(pairs)).toEqual([]);
    });

    test('tones on their own soft ground', () => {
      const pairs = tones.flatMap((tone) =>
        surfaces.map((surface): [string, Colour, Colour] => [
          `${tone} on ${surface}`,
          colour(`--color-${tone}`),
          over(colour(`--color-${tone}-soft`), colour(surface)),
        ]),
      );
      expect(unreadable(pairs)).toEqual([]);
    });

    test('the count on a badge', () => {
      expect(contrast(colour('--color-on-art'), colour('--color-alert'))).toBeGreaterThanOrEqual(4.5);
    });
  },
);
