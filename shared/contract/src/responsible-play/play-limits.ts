import * as v from 'valibot';
import { decimalAmount, positiveAmount } from '../wallet/amount';
import { defineEndpoint, relay } from '../wire/endpoint';
import { instant, nothing } from '../wire/scalars';
import { mainListOf, orAbsent } from '../wire/tolerant';

/** What a member can limit, each for a day. */
export const limitKinds = ['deposit', 'loss', 'stake'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Without it there is no limit. One that cannot be read is not taken for none: the limit is left out. */
const limitAmount = v.pipe(
  v.nullish(decimalAmount),
  v.transform((amount) => amount ?? undefined),
);

/** A limit of a member. A kind that the gateway does not send is not offered. */
export const playLimit = v.object({
  kind: v.picklist(limitKinds),
  amount: limitAmount,
  /** A higher limit, or none, that the member asked for. It starts later, so that it is not decided in a rush. */
  next: orAbsent(v.object({ amount: limitAmount, from: instant })),
});
export type PlayLimit = v.InferOutput<typeof playLimit>;

/** The limits that a member has set. */
export const playLimits = defineEndpoint({
  name: 'playLimits',
  method: 'GET',
  path: relay('WPSCORE_getPlayLimits'),
  request: nothing,
  answer: v.object({ limits: mainListOf(playLimit) }),
  authorization: 'required',
  assumed: 'The whole call, offered by `limits` in `account` of the status',
});

/** Sets a limit, or removes it without `amount`. A lower limit starts at once, a higher one and the removal later. */
export const savePlayLimit = defineEndpoint({
  name: 'savePlayLimit',
  method: 'POST',
  path: relay('WPSCORE_savePlayLimit'),
  request: v.object({ kind: v.picklist(limitKinds), amount: v.optional(positiveAmount) }),
  answer: v.unknown(),
  authorization: 'required',
  assumed: 'The whole call, offered by `limits` in `account` of the status',
});
