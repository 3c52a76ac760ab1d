import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { identifier, nothing, text } from '../wire/scalars';
import { listOf, orAbsent } from '../wire/tolerant';
import { amountLimits, decimalAmount, orUnreadable } from './amount';

export const walletBalanceValue = v.object({
  currency: orAbsent(text),
  total: orAbsent(decimalAmount),
  withdrawable: orAbsent(decimalAmount),
  /** In pending withdrawals; not part of the total. */
  locked: orAbsent(decimalAmount),
  wallets: listOf(v.object({ code: identifier, name: text, amount: decimalAmount })),
  /** Of one transfer between wallets; none when absent or null. Limits that cannot be read are never taken for none. */
  transfer: orUnreadable(amountLimits),
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
