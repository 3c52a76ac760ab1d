import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Category } from '../../catalog';
import { type Card, drawCard, type Guess, isRight, odds } from './higher-lower';
import { type Line, lineWin, spin } from './reels';

/** In credits. */
export const STAKE = 20;
const START_CREDITS = 1000;

const cardGames: ReadonlySet<Category> = new Set(['LIVE', 'TABLE', 'PVP', 'SPORTS']);

/** The money of a member who plays, in hundredths; one credit is one hundredth. */
export interface PlayedWallet {
  balance(): number;
  /** Whether the member's own limits leave room for a stake. */
  mayStake(stake: number): boolean;
  settle(bet: { readonly stake: number; readonly payout: number }): void;
}

/** A session of one browser at one game, with a member's money, or with credits that have no value. */
export interface Play {
  readonly id: string;
  readonly wallet?: PlayedWallet | undefined;
  readonly kind: 'reels' | 'cards';
  credits: number;
  card: Card;
}

/** The result of a round that the page shows. */
type Outcome = { readonly line: Line } | { readonly card: Card };

/** The current plays. Of more than 1000, drops the one that is unused for longest. */
export class Plays {
  readonly #plays = new LRUCache<string, Play>({ max: 1000 });

  /** @param wallet absent, or with too little money, for a play with free credits */
  start(category: Category, wallet?: PlayedWallet): Play {
    const kind = cardGames.has(category) ? 'cards' : 'reels';
    const balance = wallet?.balance() ?? 0;
    const money = balance >= STAKE ? { wallet, credits: balance } : { credits: START_CREDITS };
    const play: Play = { id: randomUUID(), kind, card: drawCard(), ...money };
    this.#plays.set(play.id, play);
    return play;
  }

  get(id: string): Play | undefined {
    return this.#plays.get(id);
  }
}

/**
 * Plays one round.
 * @returns undefined if the credits do not cover the stake, if a limit of the member does not leave room for it, or if
 * no card can win the guess
 */
export function playRound(play: Play, guess: Guess): (Outcome & { readonly win: number }) | undefined {
  if (play.wallet) play.credits = play.wallet.balance();
  if (play.credits < STAKE || play.wallet?.mayStake(STAKE) === false) return undefined;
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
  play.wallet?.settle({ stake: STAKE, payout: win });
  return win;
}

/** Resets the credits to the start amount, unless there are more. With a member's money it reads the balance again. */
export function refill(play: Play): void {
  play.credits = play.wallet?.balance() ?? Math.max(play.credits, START_CREDITS);
}
