export { MemberGate } from './member-gate';
export { MoneyGate, useMoneyMember } from './money-gate';
export { closedFor, type MoneyMember, type MoneyPage } from './money-rules';
