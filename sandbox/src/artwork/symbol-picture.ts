import { vendors, type Vendor } from '../catalog';
import { paletteOf, type Palette } from './palette';
import { naturalHue } from './schemes';
import { box, linear, placed } from './svg';
import { symbols, type SymbolName } from './symbols';

const CRIMSON = 350;

/** On a reel no two symbols look alike from afar. */
const reelHue: Partial<Record<SymbolName, number>> = { gem: 195, star: 40, bell: 52 };

/** One symbol alone, without a scene, as SVG. */
export function drawSymbol(name: SymbolName): string {
  const palette = paletteOf([230, reelHue[name] ?? naturalHue(name) ?? CRIMSON, 48]);
  return square(palette, placed(symbols[name](palette), 56, 56));
}

const GOLD = 46;
const names = Object.keys(symbols) as SymbolName[];

/** The mark of a maker of games: a symbol on a tile, both of its own, as SVG. */
export function drawVendor(vendor: Vendor): string {
  const at = vendors.indexOf(vendor);
  const name = names[at % names.length] ?? 'star';
  const hue = (at * 137) % 360;
  const palette = paletteOf([hue, naturalHue(name) ?? GOLD, hue + 150]);
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
