import { foregroundGradients, type Palette, paletteOf } from './palette';
import { naturalHue } from './schemes';
import { rect, transformed } from './svg';
import { type SymbolName, symbols } from './symbols';

const CRIMSON = 350;

/** Hues that keep the symbols of a reel easy to tell apart. */
const reelHue: Partial<Record<SymbolName, number>> = { gem: 195, star: 40, bell: 52 };

/** Draws a single symbol without a background, as SVG. */
export function drawSymbol(name: SymbolName): string {
  const palette = paletteOf([230, reelHue[name] ?? naturalHue(name) ?? CRIMSON, 48]);
  return square(palette, transformed(symbols[name](palette), 56, 56));
}

const GOLD = 46;
const names = Object.keys(symbols) as SymbolName[];

/** Draws logo number `at` as SVG: a symbol on a tile, different for each number. */
export function drawLogo(at: number): string {
  const name = names[at % names.length] ?? 'star';
  const hue = (at * 137) % 360;
  const palette = paletteOf([hue, naturalHue(name) ?? GOLD, hue + 150]);
  return square(
    palette,
    rect(0, 0, 112, 112, 26, `fill="${palette.mid}"`) + transformed(symbols[name](palette), 56, 56, 0.8),
  );
}

/** The animals first, which look at the member. */
const faces: readonly SymbolName[] = [
  'panda',
  'tiger',
  'lion',
  'bull',
  'mask',
  'lotus',
  'planet',
  'star',
  'crown',
];

/** Draws profile picture number `at`, from 1, as SVG: a symbol that fills the whole square. */
export function drawPortrait(at: number): string {
  const name = faces[(at - 1) % faces.length] ?? 'star';
  const hue = (at * 41) % 360;
  const palette = paletteOf([hue, naturalHue(name) ?? GOLD, hue + 150]);
  const ground = rect(0, 0, 112, 112, 0, `fill="${palette.mid}"`);
  return square(palette, ground + transformed(symbols[name](palette), 56, 56, 0.75));
}

const square = (palette: Palette, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="112" height="112" viewBox="0 0 112 112"><defs>${foregroundGradients(palette)}</defs>${inner}</svg>`;
