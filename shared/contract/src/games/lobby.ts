import * as v from 'valibot';
import { decimalAmount } from '../wallet/amount';
import { defineEndpoint, relay } from '../wire/endpoint';
import { identifier, instant, nothing, numeric, shownText } from '../wire/scalars';
import { listOf, mainListOf, orAbsent, orElse } from '../wire/tolerant';
import { sentCard } from './game-list';

/** A prize that grows with every bet. */
export const jackpot = v.object({
  id: identifier,
  name: shownText,
  /** In the merchant's currency, major units, when the gateway answered. */
  amount: decimalAmount,
  /** By how much it grows in a second, in major units. */
  growth: orElse(numeric, 0),
  /** A game with which it can be won. */
  game: orAbsent(sentCard),
});
export type Jackpot = v.InferOutput<typeof jackpot>;

/** The merchant's jackpots, the largest first. */
export const jackpots = defineEndpoint({
  name: 'jackpots',
  method: 'GET',
  path: relay('GCSGAME_getJackpots'),
  request: nothing,
  answer: v.object({ jackpots: listOf(jackpot) }),
  authorization: 'none',
  assumed: 'The specification shows no jackpots; `lobby.jackpots` of the status says that there are some',
});

/** A large amount that a member has won. */
export const bigWin = v.object({
  id: identifier,
  /** The winner as other members may see them: the gateway masks the name. */
  player: shownText,
  /** In the merchant's currency, major units. */
  amount: decimalAmount,
  /** In ms since 1970. */
  time: orAbsent(instant),
  game: sentCard,
});
export type BigWin = v.InferOutput<typeof bigWin>;

/** The latest large wins, the newest first. */
export const recentWins = defineEndpoint({
  name: 'recentWins',
  method: 'GET',
  path: relay('GCSGAME_getRecentWins'),
  request: nothing,
  answer: v.object({ wins: listOf(bigWin) }),
  authorization: 'none',
  assumed: 'The specification shows no wins; `lobby.wins` of the status says that there are some',
});

/** The games that members play most now, by rank. */
export const topGames = defineEndpoint({
  name: 'topGames',
  method: 'GET',
  path: relay('GCSGAME_getTopGames'),
  request: nothing,
  answer: v.object({ games: mainListOf(sentCard) }),
  authorization: 'none',
  cached: true,
  assumed: 'The specification shows no ranking; `lobby.top` of the status says that there is one',
});
