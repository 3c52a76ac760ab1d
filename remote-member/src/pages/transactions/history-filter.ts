import { type TransactionKind, transactionKinds } from '@tessera/contract';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The periods of the history in days. Undefined: all of it. */
export const periods = [7, 30, 90, undefined] as const;
export type Period = (typeof periods)[number];

/** The kinds that have a tab. Transfers need several wallets. */
export const filterKinds = (singleWallet: boolean): readonly TransactionKind[] =>
  transactionKinds.filter((kind) => kind !== 'adjustment' && !(singleWallet && kind === 'transfer'));

/** The kind in the query of the address. @returns undefined for all kinds */
export const kindFrom = (query: URLSearchParams): TransactionKind | undefined =>
  transactionKinds.find((kind) => kind === query.get('kind'));

/** The start of a period in ms since 1970. It is the start of the day, so that repeated calls are equal and can be cached. */
export const startOf = (period: Period, now: number): number | undefined =>
  period === undefined ? undefined : new Date(now - period * DAY_MS).setHours(0, 0, 0, 0);
