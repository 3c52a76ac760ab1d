export { type MoneyAction, MoneyActions } from './money-actions';
export { type QuickAction, quickActions } from './quick-actions';
