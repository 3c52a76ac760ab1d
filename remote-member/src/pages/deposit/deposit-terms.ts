import type { DepositBonus, DepositMethod } from '@tessera/contract';
import { type AmountBounds, type Currency, feeOn } from '../../features/money-amount';

/** The limits of a method, in minor units. */
export const boundsOf = ({ minimum, maximum }: DepositMethod, currency: Currency): AmountBounds => ({
  minimum: currency.toMinor(minimum),
  maximum: currency.toMinor(maximum),
});

const isWithin = (amount: bigint, { minimum, maximum }: AmountBounds): boolean =>
  amount >= minimum && amount <= maximum;

/** The merchant's quick amounts that are within the limits of the method, in minor units. */
export const quickAmountsOf = (method: DepositMethod, currency: Currency): bigint[] => {
  const bounds = boundsOf(method, currency);
  return method.quickAmounts.map(currency.toMinor).filter((amount) => isWithin(amount, bounds));
};

/** The fee of a deposit and the amount to pay, in minor units. */
export const costOf = ({ fee }: DepositMethod, amount: bigint, { decimals }: Currency) => {
  const charged = feeOn(amount, fee, decimals);
  return { fee: charged, payable: amount + charged };
};

/**
 * The method with the least fee, of equal ones the first. Compares on one amount, the first quick amount of the first
 * method, among the methods that take it: a free method that starts at ten thousand is no help with a deposit of fifty.
 */
export function cheapestOf(methods: readonly DepositMethod[], currency: Currency): DepositMethod | undefined {
  const [first] = methods;
  if (!first) return undefined;
  const amount = quickAmountsOf(first, currency)[0] ?? boundsOf(first, currency).minimum;
  const feeOf = (method: DepositMethod) => costOf(method, amount, currency).fee;
  return methods
    .filter((method) => isWithin(amount, boundsOf(method, currency)))
    .reduce((cheapest, method) => (feeOf(method) < feeOf(cheapest) ? method : cheapest), first);
}

/** Whether an amount gets a bonus. While no amount is typed, every bonus can be selected. */
export const isBonusGiven = (
  { minimum }: DepositBonus,
  amount: bigint | undefined,
  currency: Currency,
): boolean => amount === undefined || !minimum || amount >= currency.toMinor(minimum);
