import * as v from 'valibot';
import { amountLimits, decimalAmount, fee } from '../wallet/amount';
import { defineEndpoint, relay } from '../wire/endpoint';
import { count, identifier, nothing, text, toggle } from '../wire/scalars';
import { listOf, mainListOf, nameOf, orAbsent, orElse } from '../wire/tolerant';

export const payoutKinds = ['bank', 'ewallet', 'crypto'] as const;
export type PayoutKind = (typeof payoutKinds)[number];

/** An account that withdrawals are paid to. */
export const withdrawAccount = v.object({
  id: identifier,
  kind: nameOf(payoutKinds, 'bank'),
  /** The bank, wallet or chain. */
  provider: text,
  holder: orAbsent(text),
  /** Masked except for its end. */
  number: text,
  isDefault: orElse(toggle, false),
  /** The member's own name for it. */
  name: orAbsent(text),
});
export type WithdrawAccount = v.InferOutput<typeof withdrawAccount>;

export const payoutProvider = v.object({
  code: identifier,
  name: text,
  kind: nameOf(payoutKinds, 'bank'),
});
export type PayoutProvider = v.InferOutput<typeof payoutProvider>;

/** Everything that a withdrawal needs to know (R7.33). */
export const withdrawInfoValue = v.object({
  accounts: mainListOf(withdrawAccount),
  /** The providers of new accounts; empty if no account can be added. */
  providers: listOf(payoutProvider),
  /** Whether the member can name and remove accounts. */
  editable: orElse(toggle, false),
  hasPassword: orElse(toggle, true),
  withdrawable: decimalAmount,
  ...amountLimits.entries,
  /** None when absent or null. A fee that cannot be read is never taken for none. */
  fee: v.nullish(fee),
  /** Withdrawals that are left today. */
  left: orAbsent(count),
  /** The turnover that the member must reach before the whole balance can be withdrawn. */
  turnover: orAbsent(v.object({ required: decimalAmount, done: decimalAmount })),
  /** Name of the wallet that withdrawals are paid from, where there are several. */
  wallet: orAbsent(text),
});
export type WithdrawInfo = v.InferOutput<typeof withdrawInfoValue>;

/** R7.33 */
export const withdrawAccountInfo = defineEndpoint({
  name: 'withdrawAccountInfo',
  method: 'GET',
  path: relay('MCSFE_getWithdrawAccountInfo'),
  request: nothing,
  answer: withdrawInfoValue,
  authorization: 'required',
  assumed: 'The specification shows no field of the answer',
});
