export { BalanceSummary } from './balance-summary';
export { Money, useHiddenAmounts } from './hidden-amounts';
export { useBalance } from './use-balance';
