import * as v from 'valibot';
import { decimalAmount } from '../wallet/amount';
import { defineEndpoint, relay } from '../wire/endpoint';
import { listOf } from '../wire/list-of';
import { identifier, instant, toggle } from '../wire/scalars';

/** A value that the member enters in another app and can copy. */
const paymentDetail = v.object({ label: v.string(), value: v.string(), copy: v.optional(toggle, false) });

/** The next step of the payment. `url` is opened only if it is on one of the merchant's payment hosts. */
const payment = v.variant('kind', [
  v.object({ kind: v.literal('bank'), details: listOf(paymentDetail) }),
  v.object({
    kind: v.literal('redirect'),
    url: v.string(),
    window: v.optional(v.picklist(['same', 'new']), 'same'),
  }),
  v.object({ kind: v.literal('qr'), content: v.string() }),
  v.object({
    kind: v.literal('crypto'),
    address: v.string(),
    network: v.string(),
    coin: v.string(),
    coins: decimalAmount,
  }),
]);
export type DepositPayment = v.InferOutput<typeof payment>;

export const depositOrderValue = v.object({
  id: identifier,
  method: v.string(),
  status: v.picklist(['pending', 'done', 'failed', 'cancelled', 'expired']),
  amount: decimalAmount,
  /** Amount and fee together. */
  payable: decimalAmount,
  at: instant,
  /** In ms since 1970: until when it can be paid. */
  expiresAt: v.nullish(instant),
  /** Absent when no step is left. */
  payment: v.nullish(payment),
  reason: v.nullish(v.string()),
});
export type DepositOrder = v.InferOutput<typeof depositOrderValue>;

/** The state of a deposit. */
export const depositOrder = defineEndpoint({
  name: 'depositOrder',
  method: 'GET',
  path: relay('MCSFE_getDepositOrder'),
  request: v.object({ id: identifier }),
  answer: depositOrderValue,
  authorization: 'required',
  assumed: 'The specification shows no call for the state of a deposit',
});
