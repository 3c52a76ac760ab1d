import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { count, identifier, instant, nothing, numeric, text, webAddress } from '../wire/scalars';
import { listOf, nameOf, orAbsent, orElse } from '../wire/tolerant';

const side = v.object({ name: text, logo: orAbsent(webAddress) });

/** One thing to bet on: `HOME`, `DRAW`, `AWAY`, `OVER`, `UNDER`. Odds are decimal: the stake included, above 1. */
const outcome = v.object({ code: identifier, odds: v.pipe(numeric, v.minValue(1)) });

/** What a bet can be about: `WINNER`, or `TOTAL` of points over and under a line. */
const market = v.object({
  code: identifier,
  line: orAbsent(numeric),
  outcomes: listOf(outcome),
});
export type MatchMarket = v.InferOutput<typeof market>;

/** A match to bet on, before it starts or while it is played (R3.27). */
export const gameMatch = v.object({
  matchId: identifier,
  /** Code of the kind of sport: `FOOTBALL`, `BASKETBALL`, `ICE_HOCKEY`, `TENNIS`, or one that is yet to come. */
  sport: orElse(text, ''),
  league: orElse(text, ''),
  home: side,
  away: side,
  /** In ms since 1970. */
  startTime: instant,
  phase: nameOf(['upcoming', 'live'], 'upcoming'),
  /** Minutes played; of a live match only. */
  minute: orAbsent(count),
  /** Of a live match only. */
  score: orAbsent(v.object({ home: count, away: count })),
  markets: listOf(market),
  /** The game that takes bets on it, for the launch page. */
  launch: v.object({ vendor: identifier, gameCode: identifier, playType: orAbsent(text) }),
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
