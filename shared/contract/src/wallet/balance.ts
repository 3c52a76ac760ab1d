import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { nothing } from '../wire/scalars';
import { amountLimits, decimalAmount } from './amount';

export const walletBalanceValue = v.object({
  currency: v.string(),
  total: decimalAmount,
  withdrawable: decimalAmount,
  /** In pending withdrawals; not part of the total. */
  locked: v.optional(decimalAmount, '0'),
  wallets: v.array(v.object({ code: v.string(), name: v.string(), amount: decimalAmount })),
  /** Of one transfer between wallets; none when absent. */
  transfer: v.nullish(amountLimits),
});
export type WalletBalance = v.InferOutput<typeof walletBalanceValue>;

export const walletBalance = defineEndpoint({
  name: 'walletBalance',
  method: 'GET',
  path: relay('MCSFE_getWalletBalance'),
  request: nothing,
  answer: walletBalanceValue,
  authorization: 'required',
  assumed: 'The specification shows no balance call',
});
