import type { gameCard, gameLane } from '@tessera/contract';
import type * as v from 'valibot';

type Card = v.InferInput<typeof gameCard>;
type Lane = Omit<v.InferInput<typeof gameLane>, 'cards'> & { readonly cards: readonly Card[] };

/** A game as the gateway sends it, with the fields that a test sets. */
export const card = (displayName: string, rest: Partial<Card> = {}): Card => ({
  gameId: displayName,
  gameCode: displayName.replaceAll(' ', '_').toUpperCase(),
  vendor: 'KST',
  displayName,
  ...rest,
});

/** A lane as the gateway sends it. */
export const lane = (title: string, cards: readonly Card[], rest: Partial<Lane> = {}): Lane => ({
  title,
  cards,
  ...rest,
});

export const lanes = (...all: readonly Lane[]) => ({ data: { lanes: all } });
