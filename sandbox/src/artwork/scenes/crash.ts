import type { Random } from '../../common';
import { type Composition, glints } from '../composition';
import type { Palette } from '../palette';
import { circle, ellipse, path, rect, transformed } from '../svg';

/** A rising curve. */
const curve = ({ accentLight, accent }: Palette) =>
  path('M0 70H300M0 140H300M0 210H300M0 280H300M75 0V340M150 0V340M225 0V340', 'stroke="#fff" opacity=".1"') +
  path('M0 336Q150 330 204 190V340H0Z', `fill="${accent}" opacity=".14"`) +
  path('M0 336Q150 330 204 190', 'fill="none" stroke="url(#b)" stroke-width="11" stroke-linecap="round"') +
  path(
    'M0 336Q150 330 204 190',
    `fill="none" stroke="${accentLight}" stroke-width="3" stroke-linecap="round"`,
  );

/** Flying objects that point up, in a box from -60 to 70. */
const climbers = {
  rocket: ({ dark, light, accentLight }: Palette) =>
    path('M-14 48Q-20 80 0 112 20 80 14 48Z', 'fill="#ff9d2e"') +
    path('M-8 48Q-10 70 0 90 10 70 8 48Z', `fill="${accentLight}"`) +
    path(
      'M-24 8Q-50 24-48 56L-20 42ZM24 8Q50 24 48 56L20 42Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="2"`,
    ) +
    path(
      'M0-76Q32-44 28 14L20 48H-20L-28 14Q-32-44 0-76Z',
      'fill="#f6f8ff" stroke="#8890b0" stroke-width="2"',
    ) +
    path('M0-76Q32-44 28 14L20 48H6Q16-20 0-76Z', 'fill="#aab4d6"') +
    path('M0-76Q18-58 24-34H-24Q-18-58 0-76Z', 'fill="url(#a)"') +
    circle(0, -8, 14, `fill="${dark}" stroke="url(#b)" stroke-width="5"`) +
    path('M-7-12Q-4-17 2-17', `fill="none" stroke="${light}" stroke-width="3" stroke-linecap="round"`),
  plane: ({ dark, light }: Palette) =>
    path(
      'M-10-4-84 40-80 54-8 34ZM10-4 84 40 80 54 8 34Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="2"`,
    ) +
    path('M-8 66-32 86V94H32V86L8 66Z', `fill="url(#a)" stroke="${dark}" stroke-width="2"`) +
    path('M0-80Q18-58 14 0L8 84H-8L-14 0Q-18-58 0-80Z', 'fill="url(#b)" stroke="#0005" stroke-width="2"') +
    path('M0-54Q10-46 8-30H-8Q-10-46 0-54Z', 'fill="#bfe9ff" stroke="#0005"') +
    ellipse(0, -82, 40, 5, 'fill="#fff" opacity=".6"') +
    circle(0, -82, 6, `fill="${light}"`),
  balloon: ({ dark, light }: Palette) =>
    path('M-22 46-14 74M22 46 14 74', 'stroke="#fff" stroke-width="2"') +
    path(
      'M0-80Q60-78 58-20 52 24 20 48H-20Q-52 24-58-20-60-78 0-80Z',
      `fill="url(#a)" stroke="${dark}" stroke-width="2"`,
    ) +
    path('M0-80Q34-60 30-18 24 24 8 48H-8Q-24 24-30-18-34-60 0-80Z', 'fill="url(#b)"') +
    path('M0-80Q10-60 10-18 8 24 4 48H-4Q-8 24-10-18-10-60 0-80Z', 'fill="url(#a)"') +
    path('M-44-30Q-42-56-24-64', `fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round"`) +
    rect(-17, 72, 34, 26, 6, 'fill="#9a5b2a" stroke="#5d3312" stroke-width="3"'),
  saucer: ({ dark, light, accentLight }: Palette) =>
    path('M-34 22-70 120H70L34 22Z', `fill="${accentLight}" opacity=".35"`) +
    path(
      'M-38-8Q-36-60 0-60 36-60 38-8Z',
      'fill="#d8fbff" fill-opacity=".75" stroke="#fff" stroke-width="2"',
    ) +
    path('M-16-8Q-20-38 0-40 20-38 16-8Z', 'fill="#6fdc5a"') +
    path('M-6-26v5M6-26v5', 'stroke="#102010" stroke-width="6" stroke-linecap="round"') +
    ellipse(0, 6, 84, 25, `fill="url(#a)" stroke="${dark}" stroke-width="3"`) +
    path('M-64-2Q0-24 64-2', `fill="none" stroke="${light}" stroke-width="4" opacity=".8"`) +
    path(
      'M-58 12h0M-30 19h0M0 21h0M30 19h0M58 12h0',
      `stroke="${accentLight}" stroke-width="13" stroke-linecap="round"`,
    ),
  comet: ({ dark, light }: Palette) =>
    path('M-34 0Q-34 80-10 136 0 90 10 136 34 80 34 0Z', 'fill="url(#b)" opacity=".85"') +
    path('M-20 0Q-20 60 0 112 20 60 20 0Z', `fill="${light}" opacity=".8"`) +
    circle(0, -14, 42, `fill="url(#a)" stroke="${dark}" stroke-width="2"`) +
    circle(-12, -4, 9, `fill="${dark}" opacity=".4"`) +
    circle(14, -24, 6, `fill="${dark}" opacity=".4"`) +
    circle(12, 8, 5, `fill="${dark}" opacity=".4"`) +
    path('M-28-24A32 32 0 0 1-8-44', `fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round"`),
};

const climbs =
  (name: keyof typeof climbers, turn: number) =>
  (palette: Palette, random: Random): Composition => ({
    backdrop: ['night', 'stars'],
    art: curve(palette) + transformed(climbers[name](palette), 196, 138, 1.2, turn) + glints(random, 3),
  });

/** Crash games: an object that flies up a curve. */
export const crash = {
  rocket: climbs('rocket', 24),
  plane: climbs('plane', 30),
  balloon: climbs('balloon', 6),
  saucer: climbs('saucer', -8),
  comet: climbs('comet', 30),
};
