import { gamePicture } from '../artwork';
import type { Category } from './categories';
import type { Vendor } from './vendors';

/** One game of the sandbox. */
export interface Game {
  /** Unique, capitals and digits. */
  readonly code: string;
  readonly id: string;
  readonly nodeId: string;
  readonly category: Category;
  readonly vendor: Vendor;
  /** The name in English and in Chinese. */
  readonly name: { readonly EN: string; readonly CN: string };
  /** The main subject of its picture. */
  readonly motif: string;
  /** Code of the game that has the same picture, usually its own code. */
  readonly picture: string;
  /** Whether its picture is a PNG instead of an SVG. */
  readonly bitmap?: boolean;
  readonly freePlay: boolean;
  readonly hot: boolean;
}

/**
 * The path of a game's picture below an image host. It contains a hash of the picture, because browsers cache a picture
 * for good.
 */
export const picturePath = (game: Game): string =>
  game.bitmap ? `games/${game.picture}.png` : `games/${game.picture}.svg?v=${gamePicture(game).version}`;
