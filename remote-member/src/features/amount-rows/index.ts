export { DayGroups } from './day-groups';
export { RowOutlines } from './row-outlines';
export { SignedAmount } from './signed-amount';
