export { addDemoAccounts, addSpecialAccounts, demoAccounts } from './demo-accounts';
export { addOrder, bookOnce, ledgerId, settled, withdrawableOf } from './ledger';
export type { Order, PayoutAccount } from './ledger-record';
export type { Member } from './member';
export { newMember, openingBalances } from './new-member';
export { hashPassword, isPassword } from './password';
export { changeBalance, endDeposit, endWithdrawal, mainWallet, PAYABLE_FOR } from './settlement';
export { memberByMobile, memberNamed, mobileIdentity, openStore, type Store } from './store';
