export { settleBet } from './bets';
export { addDemoAccounts, addSpecialAccounts, demoAccounts } from './demo-accounts';
export { addOrder, bookOnce, settled, withdrawableOf } from './ledger';
export { ledgerId } from './ledger-id';
export type { BetRecord, Order, PayoutAccount } from './ledger-record';
export { checkDepositLimit, isWithinLimit, limitOf, setLimit } from './limits';
export type { Member } from './member';
export { newMember, openingBalances } from './new-member';
export { hashPassword, isPassword } from './password';
export {
  changeBalance,
  endDeposit,
  endWithdrawal,
  mainWallet,
  PAYABLE_FOR,
  PAYOUT_AFTER,
} from './settlement';
export {
  emailIdentity,
  endOtherSessions,
  memberByMobile,
  memberNamed,
  mobileIdentity,
  openStore,
  type Place,
  recordLogin,
  type Store,
  sessionId,
} from './store';
