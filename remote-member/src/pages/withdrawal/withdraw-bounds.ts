import type { WithdrawInfo } from '@tessera/contract';
import type { AmountBounds } from '../../features/money-amount/check-amount';
import { feeOn } from '../../features/money-amount/minor-units';
import type { Currency } from '../../features/money-amount/use-currency';

/** What may be withdrawn in one go, in minor units. */
export const boundsOf = (info: WithdrawInfo, { minor }: Currency): AmountBounds => ({
  minimum: minor(info.minimum),
  maximum: minor(info.maximum),
  available: minor(info.withdrawable),
});

/** What is charged and what the member gets, in minor units; the fee comes off the amount. */
export function payoutOf(info: WithdrawInfo, amount: bigint, { decimals }: Currency) {
  const fee = feeOn(amount, info.fee, decimals);
  return { fee, payout: amount > fee ? amount - fee : 0n };
}
