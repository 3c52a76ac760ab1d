import { png, type Rgb } from '../../assets/png';
import type { Game } from '../game';

const SIDE = 96;
const pictures = new Map<string, Buffer>();

/** A colour of the wheel, from 0 to 1, as bright as games are. */
const colour = (turn: number, light: number): Rgb => {
  const part = (shift: number) => Math.round(light * (140 + 110 * Math.cos(2 * Math.PI * (turn + shift))));
  return [part(0), part(1 / 3), part(2 / 3)];
};

/**
 * A game's picture of points, as merchants have them: a drawing costs the page that shows it much more. Its colours
 * follow from the game's code.
 */
export function photographOf({ picture }: Game): Buffer {
  const known = pictures.get(picture);
  if (known) return known;
  const turn = [...picture].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) / 97;
  const drawn = png(SIDE, (x, y) => colour(turn + x / SIDE / 6, 0.5 + y / SIDE / 3));
  pictures.set(picture, drawn);
  return drawn;
}
