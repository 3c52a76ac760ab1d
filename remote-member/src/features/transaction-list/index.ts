export { TransactionRows, type TransactionRowsProps } from './transaction-rows';
