import { type TransactionKind, transactionKinds } from '@tessera/contract';

/** The kinds that have a tab. Transfers need several wallets. */
export const filterKinds = (singleWallet: boolean): readonly TransactionKind[] =>
  transactionKinds.filter((kind) => kind !== 'adjustment' && !(singleWallet && kind === 'transfer'));

/** The kind that the address names. @returns undefined for all kinds */
export const kindFrom = (name: string | undefined): TransactionKind | undefined =>
  transactionKinds.find((kind) => kind === name);
