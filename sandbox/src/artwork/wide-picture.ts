import { between, type Random } from '../common';
import { backgroundGradient, foregroundGradients, type Palette } from './palette';
import { circle, path, rect, ring, transformed } from './svg';
import { type SymbolName, symbols } from './symbols';

/** Size in px, and content, of a landscape picture. */
interface WidePicture {
  readonly width: number;
  readonly height: number;
  /** Most prominent first. */
  readonly symbols: readonly SymbolName[];
}

/** Positions in fractions of width and height, and scale, of the symbols. */
const places = [
  [0.72, 0.48, 1],
  [0.9, 0.6, 0.62],
  [0.53, 0.62, 0.58],
  [0.2, 0.4, 0.42],
] as const;

/** Draws a landscape picture as SVG: rays of light behind a few symbols. */
export function drawWide(
  palette: Palette,
  random: Random,
  { width, height, symbols: names }: WidePicture,
): string {
  const size = height / 130;
  const defs =
    backgroundGradient(palette, { middle: 0.5, cx: 0.72, cy: 0.45, r: 0.85 }) + foregroundGradients(palette);
  const sparks = Array.from({ length: 16 }, () =>
    circle(between(random, 0, width), between(random, 0, height), between(random, 1, 4), 'opacity=".55"'),
  ).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${defs}</defs>`,
    rect(0, 0, width, height, 0, 'fill="url(#g)"'),
    ring(width * 0.72, height * 0.48, width * 0.5, width, 15, '#fff', ' opacity=".08"'),
    path(
      `M0 ${height * 0.8}Q${width * 0.3} ${height * 0.55} ${width * 0.55} ${height * 0.86}T${width} ${height * 0.78}V${height}H0Z`,
      `fill="${palette.deep}" opacity=".5"`,
    ),
    `<g fill="#fff">${sparks}</g>`,
    ...names
      .map((name, at) => {
        const [x, y, scale] = places[at % places.length] ?? places[0];
        return transformed(
          symbols[name](palette),
          width * x,
          height * y,
          scale * size,
          between(random, -10, 10),
        );
      })
      .reverse(),
    '</svg>',
  ].join('');
}
