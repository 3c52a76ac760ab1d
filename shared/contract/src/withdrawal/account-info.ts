import * as v from 'valibot';
import { amountLimits, decimalAmount, fee } from '../wallet/amount';
import { defineEndpoint, relay } from '../wire/endpoint';
import { listOf } from '../wire/list-of';
import { identifier, nothing, numeric, toggle } from '../wire/scalars';

export const payoutKinds = ['bank', 'ewallet', 'crypto'] as const;
export type PayoutKind = (typeof payoutKinds)[number];

/** An account that withdrawals are paid to. */
export const withdrawAccount = v.object({
  id: identifier,
  kind: v.picklist(payoutKinds),
  /** The bank, wallet or chain. */
  provider: v.string(),
  holder: v.nullish(v.string()),
  /** Masked except for its end. */
  number: v.string(),
  isDefault: v.optional(toggle, false),
});
export type WithdrawAccount = v.InferOutput<typeof withdrawAccount>;

export const payoutProvider = v.object({
  code: v.string(),
  name: v.string(),
  kind: v.picklist(payoutKinds),
});
export type PayoutProvider = v.InferOutput<typeof payoutProvider>;

/** Everything that a withdrawal needs to know (R7.33). */
export const withdrawInfoValue = v.object({
  accounts: listOf(withdrawAccount),
  /** The providers of new accounts; empty if no account can be added. */
  providers: listOf(payoutProvider),
  hasPassword: toggle,
  withdrawable: decimalAmount,
  ...amountLimits.entries,
  fee: v.nullish(fee),
  /** Withdrawals that are left today. */
  left: v.nullish(numeric),
  /** The turnover that the member must reach before the whole balance can be withdrawn. */
  turnover: v.nullish(v.object({ required: decimalAmount, done: decimalAmount })),
  /** Name of the wallet that withdrawals are paid from, where there are several. */
  wallet: v.nullish(v.string()),
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
