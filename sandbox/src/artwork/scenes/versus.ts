import type { Random } from '../../common';
import { type Composition, glints } from '../composition';
import type { Palette } from '../palette';
import { circle, path, rect, transformed } from '../svg';
import { card, cardBack } from './cards';

/** Two halves with a lightning bolt between them. */
const split = ({ dark, light }: Palette) =>
  path('M300 0V400H60L128 262 96 244 196 120 164 104 212 0Z', `fill="${dark}" opacity=".8"`) +
  path('M300 0V400H60L128 262 96 244 196 120 164 104 212 0Z', `fill="url(#a)" opacity=".42"`) +
  path(
    'M212 0 164 104 196 120 96 244 128 262 60 400',
    `fill="none" stroke="${light}" stroke-width="6" stroke-linejoin="round"`,
  ) +
  path(
    'M212 0 164 104 196 120 96 244 128 262 60 400',
    'fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"',
  );

const sword = ({ deep }: Palette, turn: number) =>
  transformed(
    path('M0-126 13-104V40H-13V-104Z', 'fill="#f2f6ff"') +
      path('M0-126 13-104V40H0Z', 'fill="#9fb0d0"') +
      path('M-44 38Q0 56 44 38L40 56Q0 70-40 56Z', `fill="url(#b)" stroke="${deep}" stroke-width="2"`) +
      rect(-8, 58, 16, 46, 4, 'fill="url(#a)"') +
      circle(0, 110, 13, `fill="url(#b)" stroke="${deep}" stroke-width="2"`),
    150,
    186,
    1,
    turn,
  );

const swords = (palette: Palette) => sword(palette, -38) + sword(palette, 38);

const piece = (fill: string, line: string, x: number, y: number, scale: number) =>
  transformed(
    circle(0, -62, 28, `fill="${fill}" stroke="${line}" stroke-width="3"`) +
      path(
        'M-26-34H26V-24H16Q18 10 38 44H-38Q-18 10-16-24H-26Z',
        `fill="${fill}" stroke="${line}" stroke-width="3" stroke-linejoin="round"`,
      ) +
      path('M-48 44H48V68H-48Z', `fill="${fill}" stroke="${line}" stroke-width="3" stroke-linejoin="round"`) +
      path(
        'M-12-74A16 16 0 0 1 2-82M-8-18Q-10 14-22 38',
        'fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".7"',
      ),
    x,
    y,
    scale,
  );

const chess = ({ dark, accentDark }: Palette) =>
  piece('url(#b)', accentDark, 96, 176, 1.3) + piece('url(#a)', dark, 208, 206, 1.3);

const tile = (x: number, y: number, turn: number, inner: string) =>
  transformed(
    rect(-36, -46, 78, 104, 12, 'fill="#1d6b48"') +
      rect(-40, -50, 78, 100, 12, 'fill="#fffdf4" stroke="#0003" stroke-width="2"') +
      inner,
    x,
    y,
    1.14,
    turn,
  );

const tiles = ({ main, accent }: Palette) => {
  const disc = (x: number, y: number, colour: string) =>
    circle(x, y, 12, `fill="none" stroke="${colour}" stroke-width="6"`) + circle(x, y, 4, `fill="${colour}"`);
  return (
    tile(
      84,
      130,
      -12,
      disc(-16, -28, main) + disc(16, -28, '#1d6b48') + disc(-16, 24, '#1d6b48') + disc(16, 24, main),
    ) +
    tile(
      214,
      140,
      12,
      path('M-2-34V30M-22-20V26M18-20V26', 'stroke="#1d6b48" stroke-width="9" stroke-linecap="round"'),
    ) +
    tile(
      150,
      222,
      -2,
      path('M0-34 22 0 0 32-24 0Z', `fill="${main}"`) + path('M0-18 10 0 0 16-12 0Z', `fill="${accent}"`),
    )
  );
};

const duel = () =>
  cardBack(84, 130, -16, 1.25) +
  cardBack(222, 236, 14, 1.25) +
  card('spade', 96, 192, -8, 1.25) +
  card('heart', 208, 178, 10, 1.25);

const domino = (x: number, y: number, turn: number, pips: string) =>
  transformed(
    rect(-36, -76, 78, 160, 13, 'fill="#0007"') +
      rect(-39, -80, 78, 160, 13, 'fill="#fffaf0" stroke="#0003" stroke-width="2"') +
      path('M-28 0H28', 'stroke="url(#a)" stroke-width="5" stroke-linecap="round"') +
      path(pips, 'stroke="#231a33" stroke-width="16" stroke-linecap="round"'),
    x,
    y,
    1.1,
    turn,
  );

const dominoes = () =>
  domino(96, 182, -18, 'M-19-60h0M19-60h0M0-40h0M-19-20h0M19-20h0M-19 22h0M19 58h0M0 40h0') +
  domino(206, 186, 16, 'M-19-58h0M19-20h0M-19 22h0M19 22h0M-19 40h0M19 40h0M-19 58h0M19 58h0');

const composed =
  (art: (palette: Palette) => string) =>
  (palette: Palette, random: Random): Composition => ({
    backdrop: ['rings', 'rays', 'bokeh'],
    art: split(palette) + art(palette) + glints(random, 5),
  });

/** Games of member against member. */
export const versus = {
  swords: composed(swords),
  chess: composed(chess),
  tiles: composed(tiles),
  duel: composed(duel),
  dominoes: composed(dominoes),
};
