import type { Transaction } from '@tessera/contract';

/** Whether the member has more money afterwards. A transfer only moves it. */
export const isGain = (item: Transaction): boolean =>
  item.kind !== 'transfer' && !item.amount.startsWith('-') && /[1-9]/.test(item.amount) && !isEnded(item);

const ended: readonly Transaction['status'][] = ['failed', 'cancelled', 'expired'];

/** Whether no money moved, and none will. */
export const isEnded = ({ status }: Transaction): boolean => ended.includes(status);
