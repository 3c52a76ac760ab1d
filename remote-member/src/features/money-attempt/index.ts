export { AttemptNotice, type AttemptNoticeProps } from './attempt-notice';
export { type AttemptPhase, type MoneyAttempt, useMoneyAttempt } from './use-money-attempt';
