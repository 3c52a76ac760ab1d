import type { Scheme } from './palette';
import type { Category } from './scenes';

/** The colour schemes of each category. */
const schemes: Readonly<Record<Category, readonly Scheme[]>> = {
  RNG: [
    [268, 45, 190],
    [222, 44, 330],
    [345, 46, 200],
    [172, 42, 345],
    [285, 330, 48],
    [202, 28, 48],
    [18, 50, 170],
    [318, 190, 48],
    [248, 4, 46],
    [150, 48, 285],
  ],
  LIVE: [
    [345, 348, 44],
    [158, 160, 44],
    [262, 268, 44],
    [216, 210, 42],
    [14, 350, 44],
  ],
  SPORTS: [
    [140, 150, 48],
    [214, 205, 20],
    [262, 345, 48],
    [28, 14, 200],
    [186, 200, 350],
  ],
  TABLE: [
    [156, 352, 44],
    [348, 215, 44],
    [226, 350, 44],
    [276, 44, 190],
  ],
  FISH: [
    [200, 18, 48],
    [188, 340, 46],
    [222, 44, 175],
    [176, 275, 44],
    [208, 350, 190],
  ],
  PVP: [
    [222, 355, 46],
    [276, 190, 46],
    [168, 18, 46],
    [250, 325, 48],
  ],
  CRASH: [
    [242, 350, 190],
    [272, 24, 48],
    [218, 46, 325],
    [196, 348, 48],
  ],
  ARCADE: [
    [288, 190, 48],
    [256, 330, 52],
    [212, 48, 345],
    [330, 48, 190],
    [180, 330, 48],
  ],
  LOTT: [
    [348, 48, 200],
    [218, 46, 350],
    [158, 46, 345],
    [284, 46, 190],
  ],
  ELOTT: [
    [232, 190, 325],
    [276, 48, 180],
    [196, 330, 48],
    [10, 46, 200],
  ],
  SEA_LOTT: [
    [186, 48, 340],
    [28, 46, 190],
  ],
  VIETNAM_LOTTO: [
    [4, 46, 160],
    [318, 48, 150],
  ],
};

/** Hues of motifs that always have the same colour. Other motifs take the hue of the scheme. */
const natural: Readonly<Record<string, number>> = {
  tiger: 30,
  lion: 40,
  fox: 18,
  cherry: 350,
  melon: 354,
  flame: 24,
  clover: 128,
  sun: 44,
  coin: 46,
  crown: 46,
  bell: 46,
  chalice: 46,
  chest: 28,
  lotus: 330,
  book: 275,
  mushroom: 356,
  moon: 48,
};

/** The fixed hue of a motif, in degrees. @returns undefined for a motif without one */
export const naturalHue = (motif: string): number | undefined => natural[motif];

const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

/** The schemes of a category, with the fixed hue of the motif and enough contrast between their hues. */
export function schemesFor(category: Category, motif: string): readonly Scheme[] {
  const hue = category === 'RNG' ? natural[motif] : undefined;
  if (hue === undefined) return schemes[category];
  return schemes[category]
    .filter(([background]) => apart(background, hue) > 44)
    .map(([background, main, accent]) => [background, hue, apart(accent, hue) > 30 ? accent : main] as const)
    .map(([background, main, accent]) => [
      background,
      main,
      apart(accent, main) > 30 ? accent : (main + 150) % 360,
    ]);
}
