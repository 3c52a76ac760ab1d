import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { nothing } from '../wire/scalars';

/** A decimal amount in major units, as text so that no digit is lost. */
export const decimalAmount = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/));

export const walletBalanceValue = v.object({
  currency: v.string(),
  total: decimalAmount,
  withdrawable: decimalAmount,
  wallets: v.array(v.object({ code: v.string(), name: v.string(), amount: decimalAmount })),
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
