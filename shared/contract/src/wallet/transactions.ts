import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { identifier, instant, numeric, text, toggle } from '../wire/scalars';
import { mainListOf, nameOf, orAbsent, orElse } from '../wire/tolerant';
import { decimalAmount } from './amount';

export const transactionKinds = ['deposit', 'withdrawal', 'transfer', 'bonus', 'adjustment'] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** How far a movement of money is. The money of one that is not known may still move. */
export const moneyStatus = nameOf(['pending', 'done', 'failed', 'cancelled', 'expired'], 'unknown');

/** One movement of a member's money. */
export const transaction = v.object({
  id: identifier,
  kind: nameOf(transactionKinds, 'unknown'),
  status: moneyStatus,
  /** Negative if the money leaves the member's wallets. Transfers are positive. */
  amount: decimalAmount,
  fee: orAbsent(decimalAmount),
  /** In ms since 1970. */
  at: orAbsent(instant),
  /** In ms since 1970: when a pending one should be done. */
  expectedAt: orAbsent(instant),
  /** The method, account or promotion, in the member's language. */
  title: orAbsent(text),
  /** Names of the wallets of a transfer. */
  from: orAbsent(text),
  to: orAbsent(text),
  /** Why it failed, in the member's language. */
  reason: orAbsent(text),
  /** Whether the member can still cancel it. */
  cancellable: orElse(toggle, false),
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
  answer: v.object({ items: mainListOf(transaction), next: orAbsent(identifier) }),
  authorization: 'required',
  assumed: 'The specification shows no history call; paged by a cursor, so that new entries shift nothing',
});
