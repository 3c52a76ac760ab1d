export { AmountField } from './amount-field';
export { type AmountBounds, largestAmount } from './check-amount';
export { feeOn, toDecimal, toMinor } from './minor-units';
export { useAmount } from './use-amount';
export { type Currency, useCurrency } from './use-currency';
