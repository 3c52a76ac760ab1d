import { between, type Random } from '../../common';
import { type Composition, glints } from '../composition';
import type { Palette } from '../palette';
import { circle, ellipse, path, ring } from '../svg';
import { card, cardBack, chip, chipDefs, chips, die } from './cards';

const felt = ({ accent, mid, deep }: Palette) =>
  ellipse(150, 330, 236, 132, `fill="${deep}"`) +
  ellipse(150, 322, 232, 126, `fill="url(#b)"`) +
  ellipse(150, 328, 220, 118, `fill="${mid}"`) +
  ellipse(150, 336, 176, 88, `fill="none" stroke="${accent}" stroke-width="2" opacity=".7"`);

const spread = (palette: Palette, random: Random) =>
  felt(palette) +
  card('spade', 86, 168, -24) +
  card('diamond', 122, 148, -8) +
  card('club', 166, 148, 8) +
  card('heart', 206, 168, 24) +
  chips(92, 268, 4, palette.main) +
  chips(208, 262, 5, palette.accent) +
  chips(150, 286, 2, palette.glow) +
  glints(random, 4);

const pair = (palette: Palette, random: Random) =>
  felt(palette) +
  card('spade', 116, 164, -14, 1.4) +
  card('heart', 186, 172, 12, 1.4) +
  chip(70, 282, 30, palette.main) +
  chip(228, 290, 34, palette.accent) +
  glints(random, 5);

const dice = (palette: Palette, random: Random) =>
  felt(palette) +
  die(104, 168, 1.55, -10, palette.main, palette) +
  die(204, 214, 1.45, 14, palette.accent, palette) +
  chip(82, 300, 28, palette.glow) +
  chip(224, 304, 24, palette.main) +
  glints(random, 5);

const bank = (palette: Palette, random: Random) =>
  felt(palette) +
  cardBack(92, 120, -18) +
  card('diamond', 206, 128, 16) +
  chips(70, 218, 7, palette.main) +
  chips(150, 190, 10, palette.accent) +
  chips(228, 230, 6, palette.glow) +
  chips(112, 276, 3, palette.glow) +
  chips(190, 282, 3, palette.main) +
  glints(random, 4);

/** A roulette wheel with its fields, rotated by `turn` degrees. */
export const wheel = (palette: Palette, y: number, r: number, turn: number, fields = 18): string =>
  circle(150, y + 8, r + 8, 'fill="#0007"') +
  circle(150, y, r + 6, 'fill="url(#b)"') +
  circle(150, y, r - 6, `fill="${palette.deep}"`) +
  `<g transform="rotate(${turn} 150 ${y})">${ring(150, y, r * 0.8, r * 0.3, fields, '#e0243f')}</g>` +
  circle(150, y, r * 0.95, `fill="none" stroke="${palette.accentLight}" stroke-width="2"`) +
  circle(150, y, r * 0.64, `fill="url(#a)" stroke="${palette.accentLight}" stroke-width="3"`) +
  path(
    `M150 ${y - r * 0.55}V${y + r * 0.55}M${150 - r * 0.55} ${y}H${150 + r * 0.55}`,
    'stroke="url(#b)" stroke-width="8" stroke-linecap="round"',
  ) +
  circle(150, y, r * 0.24, 'fill="url(#b)"') +
  circle(150, y, r * 0.12, `fill="${palette.accentLight}"`) +
  circle(150 + r * 0.45, y - r * 0.62, 8, 'fill="#fff"');

const roulette = (palette: Palette, random: Random) =>
  felt(palette) +
  wheel(palette, 176, 112, between(random, 0, 40)) +
  chip(52, 300, 24, palette.main) +
  chip(246, 300, 26, palette.accent) +
  glints(random, 4);

const composed =
  (art: (palette: Palette, random: Random) => string) =>
  (palette: Palette, random: Random): Composition => ({
    backdrop: ['rays', 'bokeh', 'rings'],
    defs: chipDefs,
    art: art(palette, random),
  });

/** Table games without a dealer. */
export const table = {
  spread: composed(spread),
  pair: composed(pair),
  dice: composed(dice),
  bank: composed(bank),
  roulette: composed(roulette),
};
