import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { listOf } from '../wire/list-of';
import { identifier, instant, numeric, toggle } from '../wire/scalars';
import { decimalAmount } from './amount';

export const transactionKinds = ['deposit', 'withdrawal', 'transfer', 'bonus', 'adjustment'] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** One movement of a member's money. */
export const transaction = v.object({
  id: identifier,
  kind: v.picklist(transactionKinds),
  status: v.picklist(['pending', 'done', 'failed', 'cancelled', 'expired']),
  /** Negative if the money leaves the member's wallets. Transfers are positive. */
  amount: decimalAmount,
  fee: v.nullish(decimalAmount),
  /** In ms since 1970. */
  at: instant,
  /** The method, account or promotion, in the member's language. */
  title: v.nullish(v.string()),
  /** Names of the wallets of a transfer. */
  from: v.nullish(v.string()),
  to: v.nullish(v.string()),
  /** Why it failed, in the member's language. */
  reason: v.nullish(v.string()),
  /** Whether the member can still cancel it. */
  cancellable: v.optional(toggle, false),
});
export type Transaction = v.InferOutput<typeof transaction>;

/** A member's movements, newest first, a page at a time. */
export const transactions = defineEndpoint({
  name: 'transactions',
  method: 'GET',
  path: relay('MCSFE_getTransactions'),
  request: v.object({
    kind: v.optional(v.picklist(transactionKinds)),
    status: v.optional(v.literal('pending')),
    /** In ms since 1970: those of this moment or later. */
    since: v.optional(numeric),
    /** `next` of the page before. */
    cursor: v.optional(v.string()),
    limit: numeric,
  }),
  answer: v.object({ items: listOf(transaction), next: v.nullish(v.string()) }),
  authorization: 'required',
  assumed: 'The specification shows no history call; paged by a cursor, so that new entries shift nothing',
});
