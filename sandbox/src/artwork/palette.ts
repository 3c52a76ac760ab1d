/** Hues, in degrees, of the scene, of what stands in it, and of what decorates it. */
export type Scheme = readonly [scene: number, hero: number, accent: number];

/** The colours of one picture, from the darkest of the scene to the brightest of the hero. */
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

/** HSL as a hex colour: shorter than `hsl()` in a picture, and known to every renderer. */
export function tone(hue: number, saturation: number, lightness: number): string {
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

export const paletteOf = ([scene, hero, accent]: Scheme): Palette => ({
  deep: tone(scene + 8, 78, 9),
  mid: tone(scene, 76, 30),
  glow: tone(scene - 14, 88, 60),
  light: tone(hero + 6, 100, 84),
  main: tone(hero, 94, 56),
  dark: tone(hero - 16, 88, 29),
  accentLight: tone(accent + 6, 100, 86),
  accent: tone(accent, 92, 55),
  accentDark: tone(accent - 14, 85, 27),
});
