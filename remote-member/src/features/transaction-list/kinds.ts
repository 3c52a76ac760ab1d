import type { Transaction, TransactionKind } from '@tessera/contract';

/** The kind that a transaction is shown as. One that is not known is shown like an adjustment, the kind without rules. */
export const shownKind = ({ kind }: Transaction): TransactionKind =>
  kind === 'unknown' ? 'adjustment' : kind;

const ended: readonly Transaction['status'][] = ['failed', 'cancelled', 'expired'];

/** Whether no money moved, and none will. */
export const isEnded = ({ status }: Transaction): boolean => ended.includes(status);
