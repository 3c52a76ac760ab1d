import * as v from 'valibot';
import { decimalAmount } from '../wallet/amount';
import { moneyStatus } from '../wallet/transactions';
import { defineEndpoint, relay } from '../wire/endpoint';
import { count, identifier, instant, numeric, text } from '../wire/scalars';
import { listOf, mainListOf, orAbsent } from '../wire/tolerant';

/** A provider that the member has bet at, for the filter. */
const betProvider = v.object({ code: identifier, name: text });

/** A day on which the member bet, with its sums. */
export const betDay = v.object({
  /** In ms since 1970: the start of the day in the member's time zone. */
  day: instant,
  bets: count,
  stake: decimalAmount,
  payout: decimalAmount,
});
export type BetDay = v.InferOutput<typeof betDay>;

/** The days of a period on which the member bet, newest first. */
export const betDays = defineEndpoint({
  name: 'betDays',
  method: 'GET',
  path: relay('MCSFE_getBetDays'),
  request: v.object({
    /** In ms since 1970. */
    since: numeric,
    /** Where days begin: minutes from the member's time to UTC, as `Date.getTimezoneOffset`. */
    timezoneOffset: numeric,
    /** Code of a provider. */
    provider: v.optional(v.string()),
  }),
  answer: v.object({ days: mainListOf(betDay), providers: listOf(betProvider) }),
  authorization: 'required',
  assumed: 'The specification shows no history of bets; `history.bets` of the status says that there is one',
});

/** One bet. */
export const bet = v.object({
  id: identifier,
  /** Name of the game, in the member's language. */
  game: text,
  /** Name of the provider. */
  provider: orAbsent(text),
  /** `pending` until the game pays out or not; `cancelled` if the stake was returned. */
  status: moneyStatus,
  stake: decimalAmount,
  payout: orAbsent(decimalAmount),
  /** In ms since 1970. */
  at: orAbsent(instant),
});
export type Bet = v.InferOutput<typeof bet>;

/** The bets of a time span, newest first, a page at a time. */
export const betList = defineEndpoint({
  name: 'betList',
  method: 'GET',
  path: relay('MCSFE_getBets'),
  request: v.object({
    /** In ms since 1970: from this moment on. */
    since: numeric,
    /** In ms since 1970: before this moment. */
    until: numeric,
    provider: v.optional(v.string()),
    /** `next` of the page before. */
    cursor: v.optional(v.string()),
    limit: numeric,
  }),
  answer: v.object({ items: mainListOf(bet), next: orAbsent(identifier) }),
  authorization: 'required',
  assumed: 'As betDays; paged by a cursor',
});
