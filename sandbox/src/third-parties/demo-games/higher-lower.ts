import { randomInt } from 'node:crypto';

const suits = ['spade', 'heart', 'diamond', 'club'] as const;

/** A card: rank 1 (ace, lowest) to 13 (king). */
export interface Card {
  readonly rank: number;
  readonly suit: (typeof suits)[number];
}
export type Guess = 'higher' | 'lower';

const RANKS = 13;
/** Expected payout of a stake of 1. */
const RETURN = 0.97;

/** Draws a card; `pick(n)` returns a random number from 0 to below n. */
export const drawCard = (pick: (below: number) => number = randomInt): Card => ({
  rank: pick(RANKS) + 1,
  suit: suits[pick(suits.length)] ?? 'spade',
});

/** The payout of a right guess, in stakes; 0 if no card can win. An equal rank loses. */
export function odds({ rank }: Card, guess: Guess): number {
  const winning = guess === 'higher' ? RANKS - rank : rank - 1;
  return winning === 0 ? 0 : (RETURN * RANKS) / winning;
}

export const isRight = (shown: Card, next: Card, guess: Guess): boolean =>
  guess === 'higher' ? next.rank > shown.rank : next.rank < shown.rank;
