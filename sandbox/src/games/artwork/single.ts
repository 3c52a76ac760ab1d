import type { Vendor } from '../vendors';
import { type Palette, paletteOf } from './palette';
import { between, oneOf, randomFrom } from './random';
import { naturalHue } from './schemes';
import { box, linear, placed } from './svg';
import { type SymbolName, symbols } from './symbols';

const CRIMSON = 350;

/** One symbol alone, without a scene, as SVG. */
export function drawSymbol(name: SymbolName): string {
  const palette = paletteOf([230, naturalHue(name) ?? CRIMSON, 48]);
  return square(palette, placed(symbols[name](palette), 56, 56));
}

/** The mark of a maker of games: one symbol on a tile of the maker's own colour, as SVG. */
export function drawVendor({ code }: Vendor): string {
  const random = randomFrom(`maker ${code}`);
  const hue = between(random, 0, 359);
  const palette = paletteOf([hue, hue + 150, 46]);
  const name = oneOf(random, Object.keys(symbols) as SymbolName[]);
  return square(
    palette,
    box(0, 0, 112, 112, 26, `fill="${palette.mid}"`) + placed(symbols[name](palette), 56, 56, 0.8),
  );
}

const square = ({ light, main, dark, accentLight, accent, accentDark }: Palette, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="112" height="112" viewBox="0 0 112 112"><defs>${linear(
    'a',
    [
      [0, light],
      [0.45, main],
      [1, dark],
    ],
  )}${linear('b', [
    [0, accentLight],
    [0.5, accent],
    [1, accentDark],
  ])}</defs>${inner}</svg>`;
