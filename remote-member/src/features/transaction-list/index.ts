export { TransactionRows } from './transaction-rows';
