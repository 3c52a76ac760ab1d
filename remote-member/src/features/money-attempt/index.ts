export { AttemptNotice } from './attempt-notice';
export { type MoneyAttempt, useMoneyAttempt } from './use-money-attempt';
