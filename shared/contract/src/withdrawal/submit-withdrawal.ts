import * as v from 'valibot';
import { positiveAmount } from '../wallet/amount';
import { MONEY_TIMEOUT, requestId } from '../wallet/money-request';
import { transaction } from '../wallet/transactions';
import { defineEndpoint, relay } from '../wire/endpoint';
import { identifier } from '../wire/scalars';
import { withdrawPassword } from './withdraw-password';

/** Asks for a payout; the amount is taken from the wallet at once. */
export const submitWithdrawal = defineEndpoint({
  name: 'submitWithdrawal',
  method: 'POST',
  path: relay('MCSFE_submitWithdraw'),
  request: v.object({ requestId, accountId: identifier, amount: positiveAmount, password: withdrawPassword }),
  answer: transaction,
  authorization: 'required',
  encrypted: true,
  timeout: MONEY_TIMEOUT,
  assumed:
    'The specification shows no call for a withdrawal; `requestId` is booked once; the fee comes off the amount',
});

/** Cancels a withdrawal that is not processed yet. */
export const cancelWithdrawal = defineEndpoint({
  name: 'cancelWithdrawal',
  method: 'POST',
  path: relay('MCSFE_cancelWithdraw'),
  request: v.object({ id: identifier }),
  answer: v.unknown(),
  authorization: 'required',
  timeout: MONEY_TIMEOUT,
  assumed: 'The specification shows no way to take a withdrawal back; asking twice changes nothing',
});
