import type { DepositBonus, DepositMethod } from '@tessera/contract';
import { type AmountBounds, type Currency, feeOn } from '../../features/money-amount';

/** The limits of a method, in minor units. */
export const boundsOf = ({ minimum, maximum }: DepositMethod, currency: Currency): AmountBounds => ({
  minimum: currency.toMinor(minimum),
  maximum: currency.toMinor(maximum),
});

/** The merchant's quick amounts that are within the limits of the method, in minor units. */
export const quickAmountsOf = (method: DepositMethod, currency: Currency): bigint[] => {
  const { minimum, maximum } = boundsOf(method, currency);
  return method.quickAmounts.map(currency.toMinor).filter((amount) => amount >= minimum && amount <= maximum);
};

/** The fee of a deposit and the amount to pay, in minor units. */
export const costOf = ({ fee }: DepositMethod, amount: bigint, { decimals }: Currency) => {
  const charged = feeOn(amount, fee, decimals);
  return { fee: charged, payable: amount + charged };
};

/** Whether an amount gets a bonus. While no amount is typed, every bonus can be selected. */
export const isBonusGiven = (
  { minimum }: DepositBonus,
  amount: bigint | undefined,
  currency: Currency,
): boolean => amount === undefined || !minimum || amount >= currency.toMinor(minimum);
