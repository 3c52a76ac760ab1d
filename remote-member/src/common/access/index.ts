export { MemberGate } from './member-gate';
export { MoneyGate, type MoneyGateProps, useMoneyMember } from './money-gate';
export { closedFor, type MoneyMember, type MoneyPage } from './money-rules';
