import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { positiveAmount } from './amount';
import { MONEY_TIMEOUT, requestId } from './money-request';
import { transaction } from './transactions';

/** Moves money between two wallets of the member. */
export const transferWallet = defineEndpoint({
  name: 'transferWallet',
  method: 'POST',
  path: relay('MCSFE_transferWallet'),
  request: v.object({ requestId, from: v.string(), to: v.string(), amount: positiveAmount }),
  answer: transaction,
  authorization: 'required',
  timeout: MONEY_TIMEOUT,
  assumed: 'The specification shows no transfer call; `requestId` is booked once',
});
