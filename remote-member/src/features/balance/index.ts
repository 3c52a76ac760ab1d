export { BalanceSummary } from './balance-summary';
export { HiddenAmount, Money, useHiddenAmounts } from './hidden-amounts';
export { useBalance } from './use-balance';
