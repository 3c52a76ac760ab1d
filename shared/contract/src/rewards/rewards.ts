import * as v from 'valibot';
import { decimalAmount } from '../wallet/amount';
import { MONEY_TIMEOUT } from '../wallet/money-request';
import { defineEndpoint, relay } from '../wire/endpoint';
import { identifier, instant, nothing, numeric, text } from '../wire/scalars';
import { mainListOf, nameOf, orAbsent, orElse } from '../wire/tolerant';

/** `locked`: there is still something to do for it. */
export const rewardStates = ['claimable', 'locked', 'claimed', 'expired'] as const;

/** Money that a member can collect. */
export const reward = v.object({
  id: identifier,
  title: orElse(text, ''),
  detail: orAbsent(text),
  /** In major units, in the merchant's currency. */
  amount: decimalAmount,
  state: nameOf(rewardStates, 'unknown'),
  /** The fulfilled part of the condition. */
  progress: orAbsent(v.object({ done: numeric, required: numeric })),
  /** In ms since 1970. */
  expiresAt: orAbsent(instant),
  claimedAt: orAbsent(instant),
});
export type Reward = v.InferOutput<typeof reward>;

export const rewardList = defineEndpoint({
  name: 'rewardList',
  method: 'GET',
  path: relay('PROMOFE_getRewardList'),
  request: nothing,
  answer: v.object({ rewards: mainListOf(reward) }),
  authorization: 'required',
  moduleId: 'REWCEN3',
  assumed: 'The specification names the page, not its calls',
});

/** Collects a reward. */
export const claimReward = defineEndpoint({
  name: 'claimReward',
  method: 'POST',
  path: relay('PROMOFE_claimReward'),
  request: v.object({ id: v.string() }),
  answer: reward,
  authorization: 'required',
  moduleId: 'REWCEN3',
  timeout: MONEY_TIMEOUT,
  assumed: 'As of rewardList; a reward is booked once, and claiming it again gives the same answer',
});
