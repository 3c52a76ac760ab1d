import { createHash } from 'node:crypto';
import { motifs, type Draw } from './scenes';
import { paletteOf } from './palette';
import { oneOf, randomFrom } from '../common';
import { picture } from './composition';
import { schemesFor } from './schemes';
import { png, type Rgb } from './png';
import type { Game } from '../catalog';

const pictures = new Map<string, { readonly svg: string; readonly version: string }>();

/** A game's picture, drawn once, and a short hash of it. */
export function artworkOf(game: Game): { readonly svg: string; readonly version: string } {
  const known = pictures.get(game.picture);
  if (known) return known;
  const svg = draw({ ...game, code: game.picture });
  const drawn = { svg, version: createHash('sha256').update(svg).digest('hex').slice(0, 8) };
  pictures.set(game.picture, drawn);
  return drawn;
}

/**
 * Where the picture is, below an image host. The hash makes a changed picture a new address, since browsers keep one
 * for good.
 */
export const artworkPath = (game: Game): string =>
  game.photograph ? `games/${game.picture}.png` : `games/${game.picture}.svg?v=${artworkOf(game).version}`;

/** The picture of a game as SVG, 300 by 400, the same for the same code. */
export function draw(game: Pick<Game, 'code' | 'category' | 'motif'>): string {
  const random = randomFrom(game.code);
  const ofCategory: Readonly<Record<string, Draw | undefined>> = motifs[game.category];
  const composition = ofCategory[game.motif];
  if (!composition) throw new RangeError(`No motif ${game.motif} in ${game.category}`);
  const palette = paletteOf(oneOf(random, schemesFor(game.category, game.motif)));
  return picture(palette, random, composition(palette, random));
}

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
