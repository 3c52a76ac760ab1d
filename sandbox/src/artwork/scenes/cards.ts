import type { Palette } from '../palette';
import { circle, ellipse, path, rect, reuse, ring, transformed } from '../svg';

/** Suits in a box from -10 to 10. */
const suits = {
  spade: 'M0-10Q10-1 9 4 5 9 1 5L3 10H-3L-1 5Q-5 9-9 4-10-1 0-10Z',
  heart: 'M0 10Q-10 1-10-4-8-11 0-5 8-11 10-4 10 1 0 10Z',
  diamond: 'M0-10 8 0 0 10-8 0Z',
  club: 'M0-10A5 5 0 0 1 4-2 5 5 0 1 1 1 4L3 10H-3L-1 4A5 5 0 1 1-4-2 5 5 0 0 1 0-10Z',
} as const;
type Suit = keyof typeof suits;

const colourOf = (suit: Suit) => (suit === 'heart' || suit === 'diamond' ? '#d81f3f' : '#1a1730');

/** A playing card, 84 by 118, around the origin. */
export const card = (suit: Suit, x: number, y: number, turn: number, scale = 1): string =>
  transformed(
    rect(-42, -59, 84, 118, 9, 'fill="#fff" stroke="#0003" stroke-width="2"') +
      path(suits[suit], `fill="${colourOf(suit)}" transform="scale(2.5)"`) +
      path(suits[suit], `fill="${colourOf(suit)}" transform="translate(-28-44)scale(.9)"`) +
      path(suits[suit], `fill="${colourOf(suit)}" transform="translate(28 44)scale(-.9)"`),
    x,
    y,
    scale,
    turn,
  );

/** The back of a card in the picture's colours. */
export const cardBack = (x: number, y: number, turn: number, scale = 1): string =>
  transformed(
    rect(-42, -59, 84, 118, 9, 'fill="#fff"') +
      rect(-36, -53, 72, 106, 6, 'fill="url(#a)"') +
      path('M0-40 26 0 0 40-26 0Z', 'fill="none" stroke="#fff" stroke-width="5" opacity=".7"'),
    x,
    y,
    scale,
    turn,
  );

/** A chip from the side, for the `defs` of a picture with stacks. Each use of it sets the colour. */
export const chipDefs = `<g id="k">${ellipse(0, 8, 30, 11, 'fill="#0008"')}${ellipse(0, 6, 30, 11, '')}${ellipse(0, 6, 30, 11, 'fill="none" stroke="#fff" stroke-width="7" stroke-dasharray="9 14" opacity=".85"')}${ellipse(0, 0, 30, 11, 'stroke="#0005"')}</g>`;

/** A stack of chips with its top chip at (x, y). */
export const chips = (x: number, y: number, count: number, colour: string): string =>
  `<g fill="${colour}">${Array.from({ length: count }, (_, at) => reuse('k', x, y + (count - 1 - at) * 9)).join('')}</g>` +
  ellipse(x, y, 19, 6, 'fill="#fff" opacity=".8"');

/** A chip seen from above. */
export const chip = (x: number, y: number, r: number, colour: string): string =>
  circle(x + 2, y + 4, r, 'fill="#0006"') +
  circle(x, y, r, `fill="${colour}"`) +
  ring(x, y, r * 0.85, r * 0.3, 7, '#fff') +
  circle(x, y, r * 0.6, `fill="${colour}" stroke="#fff" stroke-width="2"`);

/** A die around the origin, about 70 wide, showing three faces. `pips` are those of the top, the left and the right. */
export function die(
  x: number,
  y: number,
  scale: number,
  turn: number,
  face: string,
  palette: Palette,
): string {
  const pip = (d: string) => path(d, `stroke="${palette.deep}" stroke-width="9" stroke-linecap="round"`);
  return transformed(
    path('M0-40 36-22 0-4-36-22Z', 'fill="#fff"') +
      path('M-36-22 0-4V38L-36 18Z', `fill="${face}"`) +
      path('M36-22 0-4V38L36 18Z', `fill="${face}"`) +
      path('M36-22 0-4V38L36 18Z', 'opacity=".22"') +
      path(
        'M0-40 36-22V18L0 38-36 18V-22ZM-36-22 0-4 36-22M0-4V38',
        'fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round"',
      ) +
      pip('M0-22h0M-25-6h0M-11 22h0M-18 8h0M10 8h0M27-6h0M10 24h0M27 12h0'),
    x,
    y,
    scale,
    turn,
  );
}
