export { MoneyActions } from './money-actions';
export { quickActions } from './quick-actions';
