import { linear, radial } from './svg';

/** Hues in degrees: of the background, the main subject, and the decoration. */
export type Scheme = readonly [background: number, main: number, accent: number];

/** The colours of one picture. */
export interface Palette {
  readonly deep: string;
  readonly mid: string;
  readonly glow: string;
  readonly light: string;
  readonly main: string;
  readonly dark: string;
  readonly accentLight: string;
  readonly accent: string;
  readonly accentDark: string;
}

/** Converts HSL to a hex colour, which is shorter than `hsl()` and works in every renderer. */
function tone(hue: number, saturation: number, lightness: number): string {
  const s = saturation / 100;
  const l = lightness / 100;
  const channel = (n: number) => {
    const k = (n + (((hue % 360) + 360) % 360) / 30) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

export const paletteOf = ([background, main, accent]: Scheme): Palette => ({
  deep: tone(background + 8, 78, 9),
  mid: tone(background, 76, 30),
  glow: tone(background - 14, 88, 60),
  light: tone(main + 6, 100, 84),
  main: tone(main, 94, 56),
  dark: tone(main - 16, 88, 29),
  accentLight: tone(accent + 6, 100, 86),
  accent: tone(accent, 92, 55),
  accentDark: tone(accent - 14, 85, 27),
});

/** The gradients `a` (main colours) and `b` (accent colours), for the `defs` of a picture. */
export const foregroundGradients = (palette: Palette): string =>
  linear('a', [
    [0, palette.light],
    [0.45, palette.main],
    [1, palette.dark],
  ]) +
  linear('b', [
    [0, palette.accentLight],
    [0.5, palette.accent],
    [1, palette.accentDark],
  ]);

/** The gradient `g` of the background around (cx, cy), for the `defs` of a picture; all numbers are fractions. */
export const backgroundGradient = (
  { deep, mid, glow }: Palette,
  { middle, cx, cy, r }: Readonly<Record<'middle' | 'cx' | 'cy' | 'r', number>>,
): string =>
  radial(
    'g',
    [
      [0, glow],
      [middle, mid],
      [1, deep],
    ],
    cx,
    cy,
    r,
  );
