export { StatusTag } from './status-tag';
export { TransactionFacts } from './transaction-facts';
export { TransactionRows } from './transaction-rows';
export { useCancelWithdrawal } from './use-cancel-withdrawal';
