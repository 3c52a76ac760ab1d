import * as v from 'valibot';
import { payoutKinds, transaction, transactionKinds } from '@tessera/contract';

/** A movement of money as it is booked; what a member reads of it is made from this in their language. */
export const order = v.object({
  id: v.string(),
  kind: v.picklist(transactionKinds),
  status: transaction.entries.status,
  /** In hundredths, with a minus for what leaves. */
  amount: v.number(),
  fee: v.number(),
  at: v.number(),
  /** A deposit method, a bonus, or the account of a withdrawal as it is written. */
  about: v.string(),
  /** Codes of the wallets of a transfer. */
  wallets: v.optional(v.object({ from: v.string(), to: v.string() })),
  /** Of a deposit. */
  bonusId: v.optional(v.string()),
  returnUrl: v.optional(v.string()),
});
export type Order = v.InferOutput<typeof order>;

const payoutAccount = v.object({
  id: v.string(),
  provider: v.string(),
  kind: v.picklist(payoutKinds),
  holder: v.optional(v.string()),
  number: v.string(),
  isDefault: v.boolean(),
});
export type PayoutAccount = v.InferOutput<typeof payoutAccount>;

/** The books of a member beside the balances. */
export const purse = v.object({
  /** Newest first. */
  orders: v.array(order),
  /** What each key was booked as; null for one that is closed and never will be. */
  requests: v.record(v.string(), v.nullable(v.string())),
  accounts: v.array(payoutAccount),
  /** Salt and scrypt hash of the withdrawal password. */
  password: v.optional(v.string()),
  /** In hundredths: what deposits ask to be played, and what was played. */
  turnover: v.object({ required: v.number(), done: v.number() }),
});
export type Purse = v.InferOutput<typeof purse>;

/** Of whoever has moved no money yet. */
export const emptyPurse = (): Purse => ({
  orders: [],
  requests: {},
  accounts: [],
  turnover: { required: 0, done: 0 },
});
