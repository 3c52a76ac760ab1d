import type { DepositBonus, DepositMethod } from '@tessera/contract';
import type { AmountBounds } from '../../features/money-amount/check-amount';
import { feeOn } from '../../features/money-amount/minor-units';
import type { Currency } from '../../features/money-amount/use-currency';

/** What a method takes at least and at most, in minor units. */
export const boundsOf = ({ minimum, maximum }: DepositMethod, currency: Currency): AmountBounds => ({
  minimum: currency.minor(minimum),
  maximum: currency.minor(maximum),
});

/** Amounts of the merchant's quick choice that the method takes. */
export const quickAmountsOf = (method: DepositMethod, currency: Currency): bigint[] => {
  const { minimum, maximum } = boundsOf(method, currency);
  return method.quickAmounts.map(currency.minor).filter((amount) => amount >= minimum && amount <= maximum);
};

/** What a deposit costs and comes to, in minor units. */
export const costOf = ({ fee }: DepositMethod, amount: bigint, { decimals }: Currency) => {
  const charged = feeOn(amount, fee, decimals);
  return { fee: charged, payable: amount + charged };
};

/** Whether a bonus is given for an amount; any is while none is typed. */
export const isGiven = ({ minimum }: DepositBonus, amount: bigint | undefined, currency: Currency): boolean =>
  amount === undefined || !minimum || amount >= currency.minor(minimum);
