import * as v from 'valibot';
import { positiveAmount } from '../wallet/amount';
import { MONEY_TIMEOUT, requestId } from '../wallet/money-request';
import { defineEndpoint, relay } from '../wire/endpoint';
import { depositOrderValue } from './deposit-order';

/** Starts a deposit. */
export const submitDeposit = defineEndpoint({
  name: 'submitDeposit',
  method: 'POST',
  path: relay('MCSFE_submitDeposit'),
  request: v.object({
    requestId,
    method: v.string(),
    amount: positiveAmount,
    bonusId: v.optional(v.string()),
    promoCode: v.optional(v.string()),
    /** Where the payment service leads back to; the order's id is added as its last part. */
    returnUrl: v.string(),
  }),
  answer: depositOrderValue,
  authorization: 'required',
  timeout: MONEY_TIMEOUT,
  assumed: 'The specification shows no call for a deposit; `requestId` is booked once',
});
