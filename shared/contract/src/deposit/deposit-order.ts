import * as v from 'valibot';
import { decimalAmount, orUnreadable } from '../wallet/amount';
import { MONEY_TIMEOUT } from '../wallet/money-request';
import { moneyStatus } from '../wallet/transactions';
import { defineEndpoint, relay } from '../wire/endpoint';
import { identifier, instant, text, toggle } from '../wire/scalars';
import { nameOf, orAbsent, orElse } from '../wire/tolerant';

/** A value that the member enters in another app and can copy. */
const paymentDetail = v.object({ label: text, value: text, copy: orElse(toggle, false) });

/**
 * The next step of the payment. `url` is opened only if it is on one of the merchant's payment hosts, and so is the
 * `content` of a QR code, which may also be the address of a payment app.
 */
const payment = v.variant('kind', [
  // All or nothing: a transfer with a missing detail may be lost money.
  v.object({ kind: v.literal('bank'), details: v.array(paymentDetail) }),
  v.object({
    kind: v.literal('redirect'),
    url: v.string(),
    window: nameOf(['same', 'new'], 'same'),
  }),
  v.object({ kind: v.literal('qr'), content: identifier }),
  v.object({
    kind: v.literal('crypto'),
    address: identifier,
    network: identifier,
    coin: identifier,
    coins: decimalAmount,
  }),
]);
export type DepositPayment = v.InferOutput<typeof payment>;

export const depositOrderValue = v.object({
  id: identifier,
  method: orElse(text, ''),
  status: moneyStatus,
  amount: decimalAmount,
  /** Amount and fee together. */
  payable: decimalAmount,
  at: orAbsent(instant),
  /** In ms since 1970: until when it can be paid. */
  expiresAt: orAbsent(instant),
  /** Absent when no step is left. */
  payment: orUnreadable(payment),
  reason: orAbsent(text),
  /** Whether the member can still cancel it. */
  cancellable: orElse(toggle, false),
});
export type DepositOrder = v.InferOutput<typeof depositOrderValue>;

/** The state of a deposit. */
export const depositOrder = defineEndpoint({
  name: 'depositOrder',
  method: 'GET',
  path: relay('MCSFE_getDepositOrder'),
  request: v.object({ id: identifier }),
  /** The page knows the id from its address. */
  answer: v.object({ ...depositOrderValue.entries, id: orElse(identifier, '') }),
  authorization: 'required',
  assumed: 'The specification shows no call for the state of a deposit',
});

/** Cancels a deposit that is not paid yet. */
export const cancelDeposit = defineEndpoint({
  name: 'cancelDeposit',
  method: 'POST',
  path: relay('MCSFE_cancelDeposit'),
  request: v.object({ id: identifier }),
  answer: v.unknown(),
  authorization: 'required',
  timeout: MONEY_TIMEOUT,
  assumed:
    'The whole call; `cancellable` of depositOrder says that there is one; repeating the call changes nothing',
});
