import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { listOf } from '../wire/list-of';
import { identifier, instant, nothing, numeric, webAddress } from '../wire/scalars';

const side = v.object({ name: v.string(), logo: v.optional(webAddress) });

/** One thing to bet on: `HOME`, `DRAW`, `AWAY`, `OVER`, `UNDER`. Odds are decimal: the stake included, above 1. */
const outcome = v.object({ code: v.string(), odds: v.pipe(numeric, v.minValue(1)) });

/** What a bet can be about: `WINNER`, or `TOTAL` of points over and under a line. */
const market = v.object({
  code: v.string(),
  line: v.optional(numeric),
  outcomes: listOf(outcome),
});
export type MatchMarket = v.InferOutput<typeof market>;

/** A match to bet on, before it starts or while it is played (R3.27). */
export const gameMatch = v.object({
  matchId: identifier,
  /** Code of the kind of sport: `FOOTBALL`, `BASKETBALL`, `ICE_HOCKEY`, `TENNIS`, or one that is yet to come. */
  sport: v.string(),
  league: v.string(),
  home: side,
  away: side,
  /** In ms since 1970. */
  startTime: instant,
  phase: v.picklist(['upcoming', 'live']),
  /** Minutes played; of a live match only. */
  minute: v.optional(numeric),
  /** Of a live match only. */
  score: v.optional(v.object({ home: numeric, away: numeric })),
  markets: listOf(market),
  /** The game that takes bets on it, for the launch page. */
  launch: v.object({ vendor: v.string(), gameCode: v.string(), playType: v.optional(v.string()) }),
});
export type GameMatch = v.InferOutput<typeof gameMatch>;

/** Matches of now and of the next hours; scores and odds move, so nothing of it is kept (R3.27). */
export const gameMatches = defineEndpoint({
  name: 'gameMatches',
  method: 'GET',
  path: relay('GCSGAME_getGameMatchV2'),
  request: nothing,
  answer: v.object({ matches: listOf(gameMatch) }),
  authorization: 'none',
  assumed: 'The whole answer: a list of matches with decimal odds, live ones with minute and score',
});
