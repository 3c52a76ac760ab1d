/** A number as a picture needs it: one decimal at most. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([offset, colour, opacity]) =>
        `<stop${offset ? ` offset="${offset}"` : ''} stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** Top to bottom. */
export const linear = (id: string, list: readonly Stop[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`;

/** From a point inside the shape, in fractions of its box. */
export const radial = (id: string, list: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`;

export const circle = (cx: number, cy: number, r: number, rest: string): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" ${rest}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, rest: string): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" ${rest}/>`;

export const box = (x: number, y: number, width: number, height: number, rx: number, rest: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(rx)}" ${rest}/>`;

export const path = (d: string, rest: string): string => `<path d="${d}" ${rest}/>`;

/** Moves, scales and turns what is drawn around the origin. */
export const placed = (inner: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? `rotate(${n(turn)})` : ''}${scale === 1 ? '' : `scale(${Math.round(scale * 100) / 100})`}">${inner}</g>`;

/** Draws again what has the id `id`. */
export function again(id: string, x: number, y: number, scale = 1, turn = 0, rest = ''): string {
  if (scale === 1 && !turn) return `<use href="#${id}" x="${n(x)}" y="${n(y)}"${rest}/>`;
  return `<use href="#${id}" transform="translate(${n(x)} ${n(y)})${turn ? `rotate(${n(turn)})` : ''}${scale === 1 ? '' : `scale(${Math.round(scale * 100) / 100})`}"${rest}/>`;
}

/** A ring of `count` equal dashes: rays, wheel fields, the edge of a chip. */
export function ring(
  cx: number,
  cy: number,
  r: number,
  width: number,
  count: number,
  colour: string,
  rest = '',
): string {
  const dash = n2((Math.PI * r) / count);
  return circle(
    cx,
    cy,
    r,
    `fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-dasharray="${dash}"${rest}`,
  );
}

const n2 = (value: number): string => String(Math.round(value * 100) / 100);
