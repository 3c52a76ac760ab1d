import * as v from 'valibot';
import { decimalAmount } from '../wallet/amount';
import { defineEndpoint, relay } from '../wire/endpoint';
import { identifier, nothing, text } from '../wire/scalars';
import { mainListOf, orElse } from '../wire/tolerant';

/** A bonus that must still be played. */
export const playedBonus = v.object({
  id: identifier,
  /** Name of the offer, in the member's language. */
  title: orElse(text, ''),
  amount: decimalAmount,
  /** The turnover that the bonus requires, and what was played of it. */
  required: decimalAmount,
  done: decimalAmount,
});
export type PlayedBonus = v.InferOutput<typeof playedBonus>;

/** The bonuses of which a turnover is still to be played. */
export const bonusWagering = defineEndpoint({
  name: 'bonusWagering',
  method: 'GET',
  path: relay('MCSFE_getBonusWagering'),
  request: nothing,
  answer: v.object({ bonuses: mainListOf(playedBonus) }),
  authorization: 'required',
  assumed: 'The specification shows no such call; `history.bonus` of the status says that there is one',
});
