/** Rounds a number to one decimal: more precision only makes a picture larger. */
export const rounded = (value: number): string => String(Math.round(value * 10) / 10);

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([offset, colour, opacity]) =>
        `<stop${offset ? ` offset="${offset}"` : ''} stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** A linear gradient from top to bottom. */
export const linear = (id: string, list: readonly Stop[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`;

/** A radial gradient around a point, in fractions of the bounding box. */
export const radial = (id: string, list: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`;

export const circle = (cx: number, cy: number, r: number, rest: string): string =>
  `<circle cx="${rounded(cx)}" cy="${rounded(cy)}" r="${rounded(r)}" ${rest}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, rest: string): string =>
  `<ellipse cx="${rounded(cx)}" cy="${rounded(cy)}" rx="${rounded(rx)}" ry="${rounded(ry)}" ${rest}/>`;

export const rect = (x: number, y: number, width: number, height: number, rx: number, rest: string): string =>
  `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" rx="${rounded(rx)}" ${rest}/>`;

export const path = (d: string, rest: string): string => `<path d="${d}" ${rest}/>`;

/** Moves, scales and rotates (in degrees) an element that is drawn around the origin. */
export const transformed = (inner: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${rounded(x)} ${rounded(y)})${turn ? `rotate(${rounded(turn)})` : ''}${scale === 1 ? '' : `scale(${Math.round(scale * 100) / 100})`}">${inner}</g>`;

/** Draws the element with this id once more. */
export function reuse(id: string, x: number, y: number, scale = 1, turn = 0, rest = ''): string {
  if (scale === 1 && !turn) return `<use href="#${id}" x="${rounded(x)}" y="${rounded(y)}"${rest}/>`;
  return `<use href="#${id}" transform="translate(${rounded(x)} ${rounded(y)})${turn ? `rotate(${rounded(turn)})` : ''}${scale === 1 ? '' : `scale(${Math.round(scale * 100) / 100})`}"${rest}/>`;
}

/** A ring of `count` equal dashes, for rays, the fields of a wheel, or the edge of a chip. */
export function ring(
  cx: number,
  cy: number,
  r: number,
  width: number,
  count: number,
  colour: string,
  rest = '',
): string {
  const dash = toHundredths((Math.PI * r) / count);
  return circle(
    cx,
    cy,
    r,
    `fill="none" stroke="${colour}" stroke-width="${rounded(width)}" stroke-dasharray="${dash}"${rest}`,
  );
}

const toHundredths = (value: number): string => String(Math.round(value * 100) / 100);
