import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Category } from '../../catalog';
import { type Card, drawCard, type Guess, isRight, odds } from './higher-lower';
import { type Line, lineWin, spin } from './reels';

/** In credits. */
export const STAKE = 20;
const START_CREDITS = 1000;

const cardGames: ReadonlySet<Category> = new Set(['LIVE', 'TABLE', 'PVP', 'SPORTS']);

/** A session of one browser at one game, with credits that have no value. */
export interface Play {
  readonly id: string;
  readonly kind: 'reels' | 'cards';
  credits: number;
  card: Card;
}

/** The result of a round that the page shows. */
type Outcome = { readonly line: Line } | { readonly card: Card };

/** The current plays. Of more than 1000, drops the one that is unused for longest. */
export class Plays {
  readonly #plays = new LRUCache<string, Play>({ max: 1000 });

  start(category: Category): Play {
    const kind = cardGames.has(category) ? 'cards' : 'reels';
    const play: Play = { id: randomUUID(), kind, credits: START_CREDITS, card: drawCard() };
    this.#plays.set(play.id, play);
    return play;
  }

  get(id: string): Play | undefined {
    return this.#plays.get(id);
  }
}

/**
 * Plays one round.
 * @returns undefined if the credits do not cover the stake, or if no card can win the guess
 */
export function playRound(play: Play, guess: Guess): (Outcome & { readonly win: number }) | undefined {
  if (play.credits < STAKE) return undefined;
  if (play.kind === 'reels') {
    const line = spin();
    return { line, win: settle(play, lineWin(line)) };
  }
  const pays = odds(play.card, guess);
  if (pays === 0) return undefined;
  const card = drawCard();
  const win = settle(play, isRight(play.card, card, guess) ? pays : 0);
  play.card = card;
  return { card, win };
}

function settle(play: Play, stakes: number): number {
  const win = Math.floor(STAKE * stakes);
  play.credits += win - STAKE;
  return win;
}

/** Resets the credits to the start amount, unless there are more. */
export function refill(play: Play): void {
  play.credits = Math.max(play.credits, START_CREDITS);
}
