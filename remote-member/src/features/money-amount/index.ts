export { AmountField, type AmountFieldProps, type AmountState, useAmount } from './amount-field';
export { type AmountBounds, type AmountProblem, largestAmount } from './check-amount';
export { feeOn, toDecimal, toMinor } from './minor-units';
export { type Currency, useCurrency } from './use-currency';
