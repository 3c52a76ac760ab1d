import type { Random } from '../../common';
import type { Composition } from '../composition';
import type { Palette } from '../palette';
import { circle, path, rect, transformed } from '../svg';
import { cluster, confetti, numbered, shine } from './balls';

const globe = (palette: Palette, random: Random) =>
  confetti(random, palette) +
  path('M96 276H204L226 322H74Z', `fill="url(#b)" stroke="${palette.deep}" stroke-width="2"`) +
  circle(150, 176, 116, `fill="${palette.deep}" opacity=".55"`) +
  numbered(palette, random, [
    [98, 234, 30],
    [202, 232, 30],
    [150, 250, 30],
    [124, 178, 29],
    [186, 166, 31],
    [142, 114, 27],
  ]) +
  circle(150, 176, 116, 'fill="#fff" fill-opacity=".1" stroke="url(#b)" stroke-width="9"') +
  path(
    'M62 150Q72 92 124 72',
    'fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" opacity=".65"',
  );

const draw = (palette: Palette, random: Random) =>
  confetti(random, palette) +
  path('M20 204H280L262 296H38Z', 'fill="url(#b)"') +
  path('M20 204H280L276 222H24Z', 'fill="#fff" opacity=".35"') +
  numbered(palette, random, [
    [62, 190, 36],
    [150, 180, 42],
    [238, 190, 36],
    [106, 112, 32],
    [194, 112, 32],
  ]);

const ticket = (palette: Palette, random: Random) =>
  confetti(random, palette) +
  [-14, 7]
    .map((turn, at) =>
      transformed(
        rect(-86, -112, 172, 216, 14, at ? 'fill="#fffaf0"' : 'fill="url(#b)"') +
          (at
            ? rect(-74, -100, 148, 52, 8, 'fill="url(#a)"') +
              path(
                'M-58-26h0M-29-26h0M0-26h0M29-26h0M58-26h0M-58 4h0M-29 4h0M29 4h0M58 4h0M-58 34h0M0 34h0M29 34h0M-29 64h0M0 64h0M58 64h0',
                `stroke="${palette.mid}" stroke-width="21" stroke-linecap="round" opacity=".35"`,
              ) +
              path(
                'M0 4h0M-29 34h0M58 34h0M29 64h0M-58 64h0',
                'stroke="#e0243f" stroke-width="22" stroke-linecap="round"',
              ) +
              path('M0-92 5-80 18-79 8-71 11-58 0-65-11-58-8-71-18-79-5-80Z', `fill="${palette.accentLight}"`)
            : ''),
        150,
        182,
        1,
        turn,
      ),
    )
    .join('');

const composed =
  (art: (palette: Palette, random: Random) => string, defs = shine) =>
  (palette: Palette, random: Random): Composition => ({
    backdrop: ['rays', 'bokeh', 'rings'],
    defs,
    art: art(palette, random),
  });

/** Lotteries. */
export const lottery = {
  cluster: composed(cluster),
  globe: composed(globe),
  draw: composed(draw),
  ticket: composed(ticket, ''),
};
