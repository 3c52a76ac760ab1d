export { methodOf } from './deposit-methods';
export { depositAnswers } from './deposit';
export { historyAnswers } from './transactions';
export { transferAnswer, walletBalanceAnswer } from './wallet';
export { rewardAnswers } from './rewards';
export { withdrawalAnswers } from './withdrawal';

