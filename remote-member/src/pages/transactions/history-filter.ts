import { type TransactionKind, transactionKinds } from '@tessera/contract';

const DAY = 24 * 60 * 60 * 1000;

/** How far back a history goes, in days; all of it when absent. */
export const spans = [7, 30, 90, undefined] as const;
export type Span = (typeof spans)[number];

/** Which kinds can be looked for: transfers only where there are several wallets. */
export const kindsFor = (singleWallet: boolean): readonly TransactionKind[] =>
  transactionKinds.filter((kind) => kind !== 'adjustment' && !(singleWallet && kind === 'transfer'));

/** The kind that an address names; undefined for all of them. */
export const kindIn = (query: URLSearchParams): TransactionKind | undefined =>
  transactionKinds.find((kind) => kind === query.get('kind'));

/** The first moment of a span, in ms since 1970: the start of that day, so that asking twice asks the same. */
export const sinceOf = (span: Span, now: number): number | undefined =>
  span === undefined ? undefined : new Date(now - span * DAY).setHours(0, 0, 0, 0);
