export { BalanceSummary } from './balance-summary';
export { HiddenAmount, Money, useHiddenAmounts } from './hidden-amounts';
export { type BalanceState, useBalance } from './use-balance';
