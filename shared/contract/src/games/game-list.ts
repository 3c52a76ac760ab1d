import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { count, identifier, numeric, text, toggle } from '../wire/scalars';
import { listOf, mainListOf, orAbsent, orElse, requiredListOf } from '../wire/tolerant';

/** One game of a lane (R3.33). */
export const gameCard = v.object({
  gameId: identifier,
  gameCode: identifier,
  nodeId: orAbsent(identifier),
  vendor: identifier,
  accountTypeName: orElse(text, ''),
  displayName: text,
  freeplay: orElse(toggle, false),
  image: orAbsent(text),
  hot: orElse(toggle, false),
});
export type GameCard = v.InferOutput<typeof gameCard>;

/** A card as it is sent. A game without an id or a name of its own is known by its code. */
export const sentCard = v.pipe(
  v.looseObject({}),
  v.transform((raw) => ({
    ...raw,
    gameId: raw.gameId || raw.gameCode,
    displayName: raw.displayName || raw.gameCode,
  })),
  gameCard,
);

/** All games of one category, with the vendors that offer them (R3.33). `title` is the game category's code. */
export const gameLane = v.object({
  title: identifier,
  cards: requiredListOf(sentCard),
  gameClassify: listOf(v.object({ vendor: identifier, name: identifier })),
  gameCount: orElse(count, 0),
});
export type GameLane = v.InferOutput<typeof gameLane>;

/**
 * Lanes with their cards; a category narrows to one lane, `limit` cuts each lane to so many cards, from `offset` on
 * (R7.37).
 */
export const gameList = defineEndpoint({
  name: 'gameList',
  method: 'GET',
  path: relay('GCSGAME_gameList'),
  request: v.object({
    category: v.optional(v.string()),
    limit: v.optional(numeric),
    offset: v.optional(numeric),
  }),
  /** Gateways send `null` for no games, in place of any part. */
  answer: v.nullish(v.object({ data: v.nullish(v.object({ lanes: mainListOf(gameLane) }), {}) }), {}),
  authorization: 'none',
  cached: true,
  concurrency: 2,
  assumed: 'Fields of a card beyond accountTypeName, displayName and freeplay, and the query',
});
