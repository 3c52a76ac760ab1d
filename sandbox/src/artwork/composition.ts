import { between, oneOf, type Random } from '../common';
import { backgroundGradient, foregroundGradients, type Palette } from './palette';
import { circle, linear, path, radial, reuse, ring } from './svg';

/** Where the main subject of a picture stands. */
export const CENTRE = { x: 150, y: 178 } as const;

const rays = (random: Random) =>
  ring(CENTRE.x, CENTRE.y, 160, 320, between(random, 9, 15), '#fff', ' opacity=".09"');

const rings = (): string =>
  [62, 104, 146, 188]
    .map((r) => circle(CENTRE.x, CENTRE.y, r, 'fill="none" stroke="#fff" stroke-width="14" opacity=".06"'))
    .join('');

const bokeh = (random: Random): string =>
  Array.from({ length: 9 }, () =>
    circle(
      between(random, 0, 300),
      between(random, 0, 330),
      between(random, 10, 46),
      'fill="#fff" opacity=".07"',
    ),
  ).join('');

const stars = (random: Random): string => {
  const dots = Array.from({ length: 26 }, () => `M${between(random, 4, 296)} ${between(random, 4, 300)}h0`);
  return path(dots.join(''), 'stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".7"');
};

const hills = (random: Random, palette: Palette): string => {
  const crest = (y: number) =>
    `M0 ${y}Q${between(random, 40, 80)} ${y - between(random, 30, 70)} 150 ${y}T300 ${y}V400H0Z`;
  return (
    path(crest(262), `fill="${palette.mid}" opacity=".75"`) +
    path(crest(312), `fill="${palette.deep}" opacity=".6"`)
  );
};

const backdrops = {
  rays,
  rings,
  bokeh,
  stars: (random: Random, palette: Palette) => stars(random) + hills(random, palette),
  hills: (random: Random, palette: Palette) => rays(random) + hills(random, palette),
  night: stars,
  plain: () => '',
} satisfies Record<string, (random: Random, palette: Palette) => string>;

type Backdrop = keyof typeof backdrops;

/** Four-pointed sparkles around the main subject. */
export function glints(random: Random, count = 5): string {
  const places = Array.from({ length: count }, () => {
    const angle = random() * Math.PI * 2;
    const reach = between(random, 92, 138);
    return [150 + Math.cos(angle) * reach, CENTRE.y + Math.sin(angle) * reach * 1.1] as const;
  });
  return places
    .map(([x, y]) => {
      const size = between(random, 6, 15);
      const waist = size - 2;
      return `M${Math.round(x)} ${Math.round(y - size)}q2 ${waist} ${size} ${size}q-${waist} 2-${size} ${size}q-2-${waist}-${size}-${size}q${waist}-2 ${size}-${size}`;
    })
    .reduce((whole, d) => whole + d, '<path fill="#fff" opacity=".9" d="')
    .concat('"/>');
}

/** Copies of the element with this id, scattered around the main subject. */
export const scattered = (random: Random, id: string, count = 6): string =>
  Array.from({ length: count }, (_, at) =>
    reuse(
      id,
      at % 2 ? between(random, 232, 280) : between(random, 20, 68),
      between(random, 60, 306),
      between(random, 5, 12) / 10,
      between(random, -40, 40),
    ),
  ).join('');

/** The parts of a picture that differ from game to game. */
export interface Composition {
  /** Backdrops to choose from at random. */
  readonly backdrop: readonly Backdrop[];
  readonly art: string;
  readonly defs?: string;
}

/**
 * Draws the whole picture: background, backdrop, a glow, the main subject, and a dark lower edge as ground for a
 * title.
 */
export function drawComposition(
  palette: Palette,
  random: Random,
  { backdrop, art, defs = '' }: Composition,
): string {
  const { deep, glow } = palette;
  const shared = [
    backgroundGradient(palette, { middle: 0.45, cx: 0.5, cy: 0.42, r: 0.72 }),
    foregroundGradients(palette),
    radial('h', [
      [0, '#fff', 0.75],
      [0.4, glow, 0.4],
      [1, glow, 0],
    ]),
    linear('f', [
      [0, deep, 0],
      [1, deep, 0.95],
    ]),
  ].join('');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400" viewBox="0 0 300 400">',
    `<defs>${shared}${defs}</defs>`,
    path('M0 0h300v400H0z', 'fill="url(#g)"'),
    backdrops[oneOf(random, backdrop)](random, palette),
    circle(CENTRE.x, CENTRE.y, 150, 'fill="url(#h)"'),
    art,
    path('M0 280h300v120H0z', 'fill="url(#f)"'),
    '</svg>',
  ].join('');
}
