import { between, type Random } from '../../common';
import { type Composition, glints } from '../composition';
import type { Palette } from '../palette';
import { ellipse, path, rect, reuse } from '../svg';
import { ball, cluster, colours, numerals, shine } from './balls';
import { die } from './cards';

const cubes = (palette: Palette, random: Random) =>
  ellipse(150, 294, 112, 18, 'opacity=".45"') +
  die(92, 206, 1.3, -10, palette.main, palette) +
  die(210, 206, 1.3, 10, palette.main, palette) +
  die(150, 138, 1.3, 0, palette.accent, palette) +
  glints(random, 5);

/** Ten racers side by side. */
const race = (palette: Palette, random: Random) => {
  const lanes = Array.from({ length: 6 }, (_, at) => ({ y: 76 + at * 40, x: between(random, 70, 236) }));
  return (
    path('M0 76H300M0 156H300M0 236H300', `stroke="${palette.deep}" stroke-width="40" opacity=".45"`) +
    path('M0 54H300V58H0ZM0 294H300V298H0Z', `fill="${palette.accent}"`) +
    path('M262 58V294', 'stroke="#fff" stroke-width="10" stroke-dasharray="10 10"') +
    path('M272 68V294', 'stroke="#fff" stroke-width="10" stroke-dasharray="10 10"') +
    numerals(
      lanes
        .map(
          ({ x, y }, at) =>
            rect(-40, y - 11, x + 30, 22, 11, `fill="${colours(palette)[at]}" opacity=".5"`) +
            ball(x, y, 20, colours(palette)[at] ?? '#fff', at + 1),
        )
        .join(''),
    )
  );
};

/** Numbers in lit hexagons. */
const hexes = (_: Palette, random: Random) =>
  [
    [150, 178, 1.35],
    [150, 62, 0.85],
    [252, 120, 0.85],
    [252, 236, 0.85],
    [150, 294, 0.85],
    [48, 236, 0.85],
    [48, 120, 0.85],
  ]
    .map(([x = 0, y = 0, scale = 1]) => reuse('x', x, y, scale))
    .join('') +
  numerals(`<g fill="#fff"><text x="150" y="202" font-size="66">${between(random, 1, 9)}</text></g>`) +
  glints(random, 6);

const hexagon =
  path(
    'M0-56 48-28V28L0 56-48 28V-28Z',
    'fill="url(#a)" fill-opacity=".8" stroke="url(#b)" stroke-width="5" stroke-linejoin="round"',
  ) +
  path(
    'M-38-22 0-44 38-22',
    'fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".6"',
  );

const composed =
  (art: (palette: Palette, random: Random) => string, defs = shine) =>
  (palette: Palette, random: Random): Composition => ({
    backdrop: ['rays', 'bokeh', 'rings'],
    defs,
    art: art(palette, random),
  });

/** Instant lotteries. */
export const quickDraw = {
  cubes: composed(cubes, ''),
  race: composed(race),
  hexes: composed(hexes, `<g id="x">${hexagon}</g>`),
  orbs: composed(cluster),
};
