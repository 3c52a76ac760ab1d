export { BalanceSummary, type BalanceSummaryProps } from './balance-summary';
export { Money, type MoneyProps, useHiddenAmounts } from './hidden-amounts';
export { type BalanceState, useBalance } from './use-balance';
