import { createHash } from 'node:crypto';
import { between, randomFrom } from '../common';
import { drawComposition } from './composition';
import { paletteOf, type Scheme } from './palette';
import { drawPng, type Rgb } from './png';
import { type Category, type Draw, motifs } from './scenes';
import { schemesFor } from './schemes';

/** What the picture of a game depends on. */
interface PicturedGame {
  readonly category: Category;
  readonly motif: string;
  /** Seed of everything random in the picture. */
  readonly picture: string;
}

/** By how many degrees the background of a game differs from its scheme at most. */
const TURN = 16;

/** The colours of a game: games in a row have different schemes, and games of one scheme different backgrounds. */
function schemeOf({ category, motif, picture }: PicturedGame, turn: number): Scheme {
  const schemes = schemesFor(category, motif);
  const at = Number(/\d+$/.exec(picture)?.[0] ?? 0);
  const scheme = schemes[(at + Math.floor(at / schemes.length)) % schemes.length];
  if (!scheme) throw new RangeError(`No scheme for ${category}`);
  const [background, main, accent] = scheme;
  return [background + turn, main, accent];
}

/**
 * Draws the picture of a game as SVG, 300 by 400. The same seed gives the same picture.
 * @throws RangeError if the category does not have the motif
 */
export function drawGame(game: PicturedGame): string {
  const { category, motif, picture } = game;
  const random = randomFrom(picture);
  const ofCategory: Readonly<Record<string, Draw | undefined>> = motifs[category];
  const draw = ofCategory[motif];
  if (!draw) throw new RangeError(`No motif ${motif} in ${category}`);
  const palette = paletteOf(schemeOf(game, between(random, -TURN, TURN)));
  return drawComposition(palette, random, draw(palette, random));
}

/** A picture and a short hash of it. */
interface VersionedPicture {
  readonly svg: string;
  readonly version: string;
}

const drawings = new Map<string, VersionedPicture>();

/** The picture of a game, drawn once. */
export function gamePicture(game: PicturedGame): VersionedPicture {
  const known = drawings.get(game.picture);
  if (known) return known;
  const svg = drawGame(game);
  const drawn = { svg, version: createHash('sha256').update(svg).digest('hex').slice(0, 8) };
  drawings.set(game.picture, drawn);
  return drawn;
}

/** Width and height of a bitmap, in px. */
const SIDE = 96;
const bitmaps = new Map<string, Buffer>();

/** A colour of the colour wheel; `turn` and `light` are from 0 to 1. */
const colour = (turn: number, light: number): Rgb => {
  const part = (shift: number) => Math.round(light * (140 + 110 * Math.cos(2 * Math.PI * (turn + shift))));
  return [part(0), part(1 / 3), part(2 / 3)];
};

/** The picture of a game as PNG, drawn once: a long list of bitmaps renders much faster than one of SVGs. */
export function gameBitmap({ picture }: Pick<PicturedGame, 'picture'>): Buffer {
  const known = bitmaps.get(picture);
  if (known) return known;
  const turn = [...picture].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) / 97;
  const drawn = drawPng(SIDE, (x, y) => colour(turn + x / SIDE / 6, 0.5 + y / SIDE / 3));
  bitmaps.set(picture, drawn);
  return drawn;
}
