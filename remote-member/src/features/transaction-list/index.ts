export { StatusTag } from './status-tag';
export { TransactionRows } from './transaction-rows';
