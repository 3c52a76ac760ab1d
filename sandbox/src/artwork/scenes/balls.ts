import { between, type Random } from '../../common';
import type { Palette } from '../palette';
import { circle, ellipse, path, radial, rounded } from '../svg';

/** The gloss of a ball, for the `defs` of a picture with balls. */
export const shine = radial(
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
export const ball = (x: number, y: number, r: number, colour: string, number: number) =>
  circle(x, y, r, `fill="${colour}"`) +
  circle(x, y, r * 0.56, 'fill="#fff"') +
  `<text x="${rounded(x)}" y="${rounded(y + r * 0.25)}" font-size="${rounded(r * 0.68)}">${number}</text>` +
  circle(x, y, r, 'fill="url(#d)"');

/** Sets the font of the numbers inside. */
export const numerals = (inner: string) =>
  `<g font-family="Arial,sans-serif" font-weight="800" text-anchor="middle" fill="#1b1630">${inner}</g>`;

/** The colours of balls, in order. */
export const colours = (palette: Palette) => [
  palette.main,
  palette.accent,
  palette.glow,
  '#ff4f6d',
  '#35b7ff',
  '#3ecf6b',
];

/** Balls at these positions and radii, with numbers from 1 to 49. */
export const numbered = (
  palette: Palette,
  random: Random,
  places: readonly (readonly [number, number, number])[],
) =>
  numerals(
    places
      .map(([x, y, r], at) => ball(x, y, r, colours(palette)[at % 6] ?? palette.main, between(random, 1, 49)))
      .join(''),
  );

/** Confetti. */
export const confetti = (random: Random, palette: Palette) =>
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

/** A heap of balls, the largest in front. */
export const cluster = (palette: Palette, random: Random) =>
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
