import type { Transaction, TransactionKind } from '@tessera/contract';

/** The kind that a transaction is shown as. One that is not known is shown like an adjustment, the kind without rules. */
export const shownKind = ({ kind }: Transaction): TransactionKind =>
  kind === 'unknown' ? 'adjustment' : kind;

/** Whether the member has more money afterwards. A transfer only moves it. */
export const isGain = (item: Transaction): boolean =>
  item.kind !== 'transfer' && !item.amount.startsWith('-') && /[1-9]/.test(item.amount) && !isEnded(item);

const ended: readonly Transaction['status'][] = ['failed', 'cancelled', 'expired'];

/** Whether no money moved, and none will. */
export const isEnded = ({ status }: Transaction): boolean => ended.includes(status);
