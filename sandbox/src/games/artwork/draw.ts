import type { Game } from '../game';
import { type Draw, motifs } from './motifs';
import { paletteOf } from './palette';
import { oneOf, randomFrom } from './random';
import { picture } from './scene';
import { schemesFor } from './schemes';

/** The picture of a game as SVG, 300 by 400, the same for the same code. */
export function draw(game: Pick<Game, 'code' | 'category' | 'motif'>): string {
  const random = randomFrom(game.code);
  const ofCategory: Readonly<Record<string, Draw | undefined>> = motifs[game.category];
  const composition = ofCategory[game.motif];
  if (!composition) throw new RangeError(`No motif ${game.motif} in ${game.category}`);
  const palette = paletteOf(oneOf(random, schemesFor(game.category, game.motif)));
  return picture(palette, random, composition(palette, random));
}
