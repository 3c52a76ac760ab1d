import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { identifier, numeric, toggle } from '../wire/scalars';

/** One game of a lane (R3.33). */
export const gameCard = v.object({
  gameId: identifier,
  gameCode: v.string(),
  nodeId: v.optional(identifier),
  vendor: v.string(),
  accountTypeName: v.optional(v.string(), ''),
  displayName: v.string(),
  freeplay: v.optional(toggle, false),
  image: v.optional(v.string()),
  hot: v.optional(toggle, false),
});
export type GameCard = v.InferOutput<typeof gameCard>;

/** All games of one category, with the vendors that offer them (R3.33). `title` is the game category's code. */
export const gameLane = v.object({
  title: v.string(),
  cards: v.array(gameCard),
  gameClassify: v.optional(v.array(v.object({ vendor: v.string(), name: v.string() })), []),
  gameCount: v.optional(numeric, 0),
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
  answer: v.object({ data: v.object({ lanes: v.array(gameLane) }) }),
  authorization: 'none',
  cached: true,
  concurrency: 2,
  assumed: 'Fields of a card beyond accountTypeName, displayName and freeplay, and the query',
});
