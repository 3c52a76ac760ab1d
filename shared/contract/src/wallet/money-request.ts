import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { identifier, yesOrNo } from '../wire/scalars';
import { orAbsent } from '../wire/tolerant';

/** In ms: how long a call that moves money may take before its answer counts as lost. */
export const MONEY_TIMEOUT = 10_000;

/** One attempt of the member to move money. The gateway books each key at most once. */
export const requestId = v.pipe(v.string(), v.uuid());

/** What an attempt moves money for. */
export const moneyRequestKinds = ['transfer', 'deposit', 'withdrawal'] as const;
export type MoneyRequestKind = (typeof moneyRequestKinds)[number];

/**
 * Settles an attempt whose answer was lost: returns what was booked, or closes the attempt so that it never will
 * be, even when the lost call arrives late.
 */
export const settleRequest = defineEndpoint({
  name: 'settleRequest',
  method: 'POST',
  path: relay('MCSFE_settleRequest'),
  request: v.object({ requestId }),
  answer: v.object({ booked: yesOrNo, id: orAbsent(identifier) }),
  authorization: 'required',
  assumed:
    'The specification shows no way to look up a lost answer; a key that is not booked is closed by asking, so that a late call with it is refused',
});
