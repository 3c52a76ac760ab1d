export { type Order, type PayoutAccount } from './ledger-record';
export { type Store, memberByMobile, memberNamed, mobileIdentity, openStore } from './store';
export { endDeposit, move, PAYABLE_FOR, endWithdrawal, mainWallet } from './settlement';
export { type Member } from './member';
export { isPassword, hashPassword } from './password';
export { newMember, openingBalances } from './new-member';
export { current, withdrawableOf, bookOnce, enter, refusal } from './ledger';
export { addDemoAccounts, addSpecialAccounts, type DemoAccount, demoAccounts } from './demo-accounts';

