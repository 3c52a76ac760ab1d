import { between, type Random } from '../common';
import { box, circle, linear, path, placed, radial, ring } from './svg';
import { symbols, type SymbolName } from './symbols';
import type { Palette } from './palette';

export interface Wide {
  readonly width: number;
  readonly height: number;
  /** From the middle outwards. */
  readonly shown: readonly SymbolName[];
}

/** Where symbols stand, in fractions of the width, and how big. */
const places = [
  [0.72, 0.48, 1],
  [0.9, 0.6, 0.62],
  [0.53, 0.62, 0.58],
  [0.2, 0.4, 0.42],
] as const;

/** A picture wider than high: rays of light behind a few symbols. As SVG. */
export function wide(palette: Palette, random: Random, { width, height, shown }: Wide): string {
  const { deep, mid, glow, light, main, dark, accentLight, accent, accentDark } = palette;
  const size = height / 130;
  const defs = [
    radial(
      'g',
      [
        [0, glow],
        [0.5, mid],
        [1, deep],
      ],
      0.72,
      0.45,
      0.85,
    ),
    linear('a', [
      [0, light],
      [0.45, main],
      [1, dark],
    ]),
    linear('b', [
      [0, accentLight],
      [0.5, accent],
      [1, accentDark],
    ]),
  ].join('');
  const sparks = Array.from({ length: 16 }, () =>
    circle(between(random, 0, width), between(random, 0, height), between(random, 1, 4), 'opacity=".55"'),
  ).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${defs}</defs>`,
    box(0, 0, width, height, 0, 'fill="url(#g)"'),
    ring(width * 0.72, height * 0.48, width * 0.5, width, 15, '#fff', ' opacity=".08"'),
    path(
      `M0 ${height * 0.8}Q${width * 0.3} ${height * 0.55} ${width * 0.55} ${height * 0.86}T${width} ${height * 0.78}V${height}H0Z`,
      `fill="${deep}" opacity=".5"`,
    ),
    `<g fill="#fff">${sparks}</g>`,
    ...shown
      .map((name, at) => {
        const [x, y, scale] = places[at % places.length] ?? places[0];
        return placed(symbols[name](palette), width * x, height * y, scale * size, between(random, -10, 10));
      })
      .reverse(),
    '</svg>',
  ].join('');
}
