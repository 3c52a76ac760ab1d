import { randomUUID } from 'node:crypto';
import { drawCard, isRight, odds, type Card, type Guess } from './higher-lower';
import { lineWin, spin, type Line } from './reels';
import type { Category } from '../../catalog';

export const STAKE = 20;
export const START_CREDITS = 1000;
const PLAYS_KEPT = 1000;

const cardGames: ReadonlySet<Category> = new Set(['LIVE', 'TABLE', 'PVP', 'SPORTS']);

/** One browser at one game, with credits that are worth nothing. */
export interface Play {
  readonly id: string;
  readonly kind: 'reels' | 'cards';
  credits: number;
  card: Card;
}

/** What a round showed. */
export type Shown = { readonly line: Line } | { readonly card: Card };

/** The plays under way; the oldest are forgotten. */
export class Plays {
  #plays = new Map<string, Play>();

  start(category: Category): Play {
    const kind = cardGames.has(category) ? 'cards' : 'reels';
    const play: Play = { id: randomUUID(), kind, credits: START_CREDITS, card: drawCard() };
    this.#plays.set(play.id, play);
    const [oldest] = this.#plays.keys();
    if (this.#plays.size > PLAYS_KEPT && oldest) this.#plays.delete(oldest);
    return play;
  }

  get(id: string): Play | undefined {
    return this.#plays.get(id);
  }
}

/** Plays a round and settles it; undefined when the credits do not cover the stake or no card can win the guess. */
export function playRound(play: Play, guess: Guess): (Shown & { readonly win: number }) | undefined {
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

/** Fills the credits up again. */
export function refill(play: Play): void {
  play.credits = Math.max(play.credits, START_CREDITS);
}
