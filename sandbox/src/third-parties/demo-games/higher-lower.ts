import { randomInt } from 'node:crypto';

export const suits = ['spade', 'heart', 'diamond', 'club'] as const;

/** A card: rank 1 (ace, lowest) to 13 (king). */
export interface Card {
  readonly rank: number;
  readonly suit: (typeof suits)[number];
}
export type Guess = 'higher' | 'lower';

const RANKS = 13;
/** Of what is staked, what comes back in the long run. */
const RETURN = 0.97;

/** A card; `pick(n)` gives a number from 0 to below n. */
export const drawCard = (pick: (below: number) => number = randomInt): Card => ({
  rank: pick(RANKS) + 1,
  suit: suits[pick(suits.length)] ?? 'spade',
});

/** What a right guess pays, in stakes; 0 where no card can make it right. An equal rank loses. */
export function odds({ rank }: Card, guess: Guess): number {
  const winning = guess === 'higher' ? RANKS - rank : rank - 1;
  return winning === 0 ? 0 : (RETURN * RANKS) / winning;
}

export const isRight = (shown: Card, next: Card, guess: Guess): boolean =>
  guess === 'higher' ? next.rank > shown.rank : next.rank < shown.rank;
