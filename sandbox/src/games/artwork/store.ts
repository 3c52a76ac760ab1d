import { createHash } from 'node:crypto';
import type { Game } from '../game';
import { draw } from './draw';

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
