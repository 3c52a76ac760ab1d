import { drawPng, type Rgb, type SymbolName } from '../artwork';
import type { Merchant } from './merchant';

/** Sizes of the icons for home screens, in px (R9.32). */
export const iconSizes = [192, 256, 384, 512] as const;
type IconSize = (typeof iconSizes)[number];

/** Whether a point of the square from -1 to 1 lies inside the figure. */
type Figure = (x: number, y: number) => boolean;

const within = (x: number, y: number, radius: number) => Math.hypot(x, y) < radius;

/** A star with `count` rays; `depth` is from 0 to 1. */
const rays =
  (count: number, depth: number): Figure =>
  (x, y) => {
    const turn = (Math.atan2(x, -y) / (2 * Math.PI)) * count;
    const fromPoint = Math.abs(turn - Math.round(turn)) * 2;
    return Math.hypot(x, y) < 0.62 * (1 - depth * fromPoint);
  };

const figures: Partial<Record<SymbolName, Figure>> = {
  star: rays(5, 0.58),
  lotus: rays(8, 0.42),
  moon: (x, y) => within(x, y, 0.58) && !within(x - 0.26, y + 0.12, 0.46),
  drum: (x, y) => within(x, y, 0.58) && !(within(x, y, 0.44) && !within(x, y, 0.3)),
};

const rgb = (hex: string): Rgb => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
};
const mixed = (one: Rgb, other: Rgb, share: number): Rgb => {
  const part = (a: number, b: number) => Math.round(a + (b - a) * share);
  return [part(one[0], other[0]), part(one[1], other[1]), part(one[2], other[2])];
};

/** The share of a pixel that a figure covers, from 0 to 1, by the corners of the pixel: this smooths the edges. */
function coverage(figure: Figure, size: number): (x: number, y: number) => number {
  const points = size + 1;
  const corners = new Uint8Array(points * points);
  for (let y = 0; y < points; y++) {
    for (let x = 0; x < points; x++) {
      if (figure((x / size) * 2 - 1, (y / size) * 2 - 1)) corners[y * points + x] = 1;
    }
  }
  const at = (x: number, y: number) => corners[y * points + x] ?? 0;
  return (x, y) => (at(x, y) + at(x + 1, y) + at(x, y + 1) + at(x + 1, y + 1)) / 4;
}

function draw({ colours, emblem }: Merchant, size: number): Buffer {
  const [from, to] = [rgb(colours.primary), mixed(rgb(colours.primary), [0, 0, 0], 0.45)];
  const figure = figures[emblem] ?? ((x, y) => within(x, y, 0.5));
  const covered = coverage(figure, size);
  return drawPng(size, (x, y) =>
    // Paints the whole square, because a home screen crops it to its own shape.
    mixed(mixed(from, to, (x + y) / (2 * size)), [255, 255, 255], 0.96 * covered(x, y)),
  );
}

const drawn = new Map<string, Buffer>();

/** The merchant's icon for the home screen as PNG, drawn once. */
export function homeScreenIcon(merchant: Merchant, size: IconSize): Buffer {
  const key = `${merchant.code} ${size}`;
  const icon = drawn.get(key) ?? draw(merchant, size);
  drawn.set(key, icon);
  return icon;
}

/** The path is below /wps/, because the server of the pages forwards only that. */
export const iconPath = ({ code }: Merchant, size: IconSize): string =>
  `/wps/sandbox-assets/merchants/${code}/icon-${size}.png`;
