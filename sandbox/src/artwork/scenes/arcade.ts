import { between, type Random } from '../../common';
import { type Composition, glints } from '../composition';
import type { Palette } from '../palette';
import { circle, path, rect, ring, transformed } from '../svg';

const plinko = (palette: Palette, random: Random) => {
  const pegs = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: row + 3 }, (_, at) => `M${150 + (at - (row + 2) / 2) * 30} ${72 + row * 28}h0`).join(
      '',
    ),
  ).join('');
  const colours = [
    palette.main,
    palette.accent,
    palette.glow,
    '#fff',
    palette.glow,
    palette.accent,
    palette.main,
  ];
  return (
    path(pegs, `stroke="${palette.deep}" stroke-width="14" stroke-linecap="round" opacity=".5"`) +
    path(pegs, 'stroke="#fff" stroke-width="9" stroke-linecap="round"') +
    colours
      .map(
        (colour, at) =>
          rect(22 + at * 37, 270, 33, 36, 8, `fill="${colour}"`) +
          rect(26 + at * 37, 273, 25, 10, 4, 'fill="#fff" opacity=".5"'),
      )
      .join('') +
    path(
      'M150 44 136 88 166 144 148 182',
      `fill="none" stroke="${palette.accentLight}" stroke-width="5" opacity=".7" stroke-linejoin="round"`,
    ) +
    circle(148 + between(random, -8, 8), 196, 19, 'fill="url(#a)" stroke="#fff" stroke-width="3"') +
    circle(142, 189, 6, 'fill="#fff" opacity=".8"')
  );
};

const mines = (palette: Palette, random: Random) => {
  const treasureAt = new Set([between(random, 0, 3), between(random, 5, 7), between(random, 9, 11), 13]);
  const cells = Array.from({ length: 16 }, (_, at) => {
    const x = 42 + (at % 4) * 55;
    const y = 74 + Math.floor(at / 4) * 55;
    if (treasureAt.has(at)) {
      return (
        rect(x, y, 50, 50, 11, `fill="${palette.deep}"`) +
        path(`M${x + 13} ${y + 14}h24l9 11-21 20-21-20Z`, 'fill="url(#b)" stroke="#fff" stroke-width="2"')
      );
    }
    return rect(x, y, 50, 50, 11, 'fill="url(#a)"');
  }).join('');
  return (
    rect(30, 62, 240, 240, 24, `fill="${palette.deep}" opacity=".7"`) +
    cells +
    circle(206, 222, 38, 'fill="#1c1a2a" stroke="#fff" stroke-width="3"') +
    path(
      'M190 206A20 20 0 0 1 206 198',
      'fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".7"',
    ) +
    path('M228 190Q244 170 254 186', 'fill="none" stroke="#c9a06a" stroke-width="6" stroke-linecap="round"') +
    path(
      'M255 168 260 182 274 184 262 192 266 206 255 198 244 206 248 192 238 184 251 182Z',
      'fill="#ffd23f"',
    )
  );
};

const wheel = (palette: Palette, random: Random) =>
  circle(150, 188, 128, 'fill="url(#b)"') +
  circle(150, 188, 116, `fill="${palette.accent}"`) +
  `<g transform="rotate(${between(random, 0, 30)} 150 188)">${ring(150, 188, 58, 116, 6, palette.main)}${ring(150, 188, 58, 116, 12, '#fff', ' opacity=".25"')}</g>` +
  circle(
    150,
    188,
    122,
    'fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 19.16"',
  ) +
  circle(150, 188, 36, `fill="url(#b)" stroke="${palette.deep}" stroke-width="3"`) +
  path('M150 164 157 181 175 182 161 193 166 211 150 201 134 211 139 193 125 182 143 181Z', 'fill="#fff"') +
  path(
    'M130 34H170L150 84Z',
    `fill="#fff" stroke="${palette.deep}" stroke-width="3" stroke-linejoin="round"`,
  );

const tower = (palette: Palette, random: Random) =>
  Array.from({ length: 6 }, (_, row) => {
    const lit = between(random, 0, 2);
    return [0, 1, 2]
      .map((column) => {
        const shape = [72 + column * 54, 258 - row * 38, 48, 32, 8] as const;
        const fill =
          row < 4 && column === lit
            ? 'fill="url(#b)"'
            : `fill="${palette.deep}" fill-opacity=".75" stroke="${palette.light}" stroke-width="2" stroke-opacity=".5"`;
        return rect(...shape, fill);
      })
      .join('');
  }).join('') +
  path('M58 300V56M242 300V56', 'stroke="url(#a)" stroke-width="14" stroke-linecap="round"') +
  path('M46 54Q150-14 254 54L234 66Q150 14 66 66Z', 'fill="url(#a)"') +
  path(
    'M150 4 159 24 181 26 164 40 170 62 150 50 130 62 136 40 119 26 141 24Z',
    'fill="url(#b)" stroke="#fff" stroke-width="2"',
  );

const stick = ({ dark, light, deep }: Palette) =>
  path(
    'M58 250Q60 212 110 208H190Q240 212 242 250L258 304H42Z',
    `fill="url(#b)" stroke="${deep}" stroke-width="3"`,
  ) +
  path('M58 250Q150 276 242 250L258 304H42Z', 'opacity=".2"') +
  transformed(
    rect(-11, -70, 22, 100, 10, 'fill="#c8d0e8"') + path('M2-70V30', 'stroke="#7b86ab" stroke-width="9"'),
    138,
    200,
    1,
    -8,
  ) +
  circle(128, 118, 46, `fill="url(#a)" stroke="${dark}" stroke-width="3"`) +
  path(
    'M98 108A34 34 0 0 1 124 86',
    `fill="none" stroke="${light}" stroke-width="10" stroke-linecap="round"`,
  ) +
  [
    [196, 232, '#ff4f6d'],
    [224, 250, '#4fd6ff'],
    [186, 258, '#ffd84f'],
  ]
    .map(
      ([x, y, colour]) =>
        circle(Number(x), Number(y) + 4, 15, 'fill="#0006"') +
        circle(Number(x), Number(y), 15, `fill="${colour}" stroke="#fff" stroke-width="2"`),
    )
    .join('');

const composed =
  (art: (palette: Palette, random: Random) => string) =>
  (palette: Palette, random: Random): Composition => ({
    backdrop: ['rings', 'bokeh', 'night', 'rays'],
    art: art(palette, random) + glints(random, 4),
  });

/** Arcade games. */
export const arcade = {
  plinko: composed(plinko),
  mines: composed(mines),
  wheel: composed(wheel),
  tower: composed(tower),
  stick: composed(stick),
};
