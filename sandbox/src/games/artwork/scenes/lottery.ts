import type { Palette } from '../palette';
import { between, type Random } from '../random';
import { type Composition, glints } from '../scene';
import { again, box, circle, ellipse, n, path, placed, radial } from '../svg';
import { die } from './cards';

const shine = radial(
  'd',
  [
    [0, '#fff', 0.95],
    [0.3, '#fff', 0.15],
    [1, '#000', 0.4],
  ],
  0.34,
  0.28,
  0.78,
);

/** A glossy numbered ball. */
const ball = (x: number, y: number, r: number, colour: string, number: number) =>
  circle(x, y, r, `fill="${colour}"`) +
  circle(x, y, r * 0.56, 'fill="#fff"') +
  `<text x="${n(x)}" y="${n(y + r * 0.25)}" font-size="${n(r * 0.68)}">${number}</text>` +
  circle(x, y, r, 'fill="url(#d)"');

const numerals = (inner: string) =>
  `<g font-family="Arial,sans-serif" font-weight="800" text-anchor="middle" fill="#1b1630">${inner}</g>`;

const colours = (palette: Palette) => [
  palette.main,
  palette.accent,
  palette.glow,
  '#ff4f6d',
  '#35b7ff',
  '#3ecf6b',
];

const numbered = (palette: Palette, random: Random, places: readonly (readonly [number, number, number])[]) =>
  numerals(
    places
      .map(([x, y, r], at) => ball(x, y, r, colours(palette)[at % 6] ?? palette.main, between(random, 1, 49)))
      .join(''),
  );

const confetti = (random: Random, palette: Palette) =>
  [palette.accentLight, palette.light, '#fff']
    .map((colour) =>
      path(
        Array.from(
          { length: 7 },
          () =>
            `M${between(random, 6, 290)} ${between(random, 6, 320)}l${between(random, -9, 9)} ${between(random, 4, 10)}`,
        ).join(''),
        `stroke="${colour}" stroke-width="6"`,
      ),
    )
    .join('');

const cluster = (palette: Palette, random: Random) =>
  confetti(random, palette) +
  ellipse(150, 304, 120, 18, 'opacity=".45"') +
  numbered(palette, random, [
    [90, 136, 38],
    [210, 130, 40],
    [150, 96, 34],
    [66, 240, 48],
    [236, 236, 50],
    [150, 214, 72],
  ]);

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
      placed(
        box(-86, -112, 172, 216, 14, at ? 'fill="#fffaf0"' : 'fill="url(#b)"') +
          (at
            ? box(-74, -100, 148, 52, 8, 'fill="url(#a)"') +
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

const cubes = (palette: Palette, random: Random) =>
  ellipse(150, 294, 112, 18, 'opacity=".45"') +
  die(92, 206, 1.3, -10, palette.main, palette) +
  die(210, 206, 1.3, 10, palette.main, palette) +
  die(150, 138, 1.3, 0, palette.accent, palette) +
  glints(random, 5);

/** Ten racers side by side, as in the quick draws. */
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
            box(-40, y - 11, x + 30, 22, 11, `fill="${colours(palette)[at]}" opacity=".5"`) +
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
    .map(([x = 0, y = 0, scale = 1]) => again('x', x, y, scale))
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

/** Draws of numbers. */
export const lottery = {
  cluster: composed(cluster),
  globe: composed(globe),
  draw: composed(draw),
  ticket: composed(ticket, ''),
};

/** Draws every minute, by machine. */
export const quickDraw = {
  cubes: composed(cubes, ''),
  race: composed(race),
  hexes: composed(hexes, `<g id="x">${hexagon}</g>`),
  orbs: composed(cluster),
};
