import { payoutKinds, transaction, transactionKinds } from '@tessera/contract';
import * as v from 'valibot';

/** A movement of money, without texts: the member's language is applied when it is shown. */
const order = v.object({
  id: v.string(),
  kind: v.picklist(transactionKinds),
  status: transaction.entries.status,
  /** In hundredths, negative for withdrawals. */
  amount: v.number(),
  /** In hundredths. */
  fee: v.number(),
  /** In ms since 1970. */
  at: v.number(),
  /** The code of a deposit method, the id of a bonus, or the masked account of a withdrawal. */
  about: v.string(),
  /** Codes of the wallets of a transfer. */
  wallets: v.optional(v.object({ from: v.string(), to: v.string() })),
  /** Only of deposits, as `returnUrl`. */
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
  name: v.optional(v.string()),
  isDefault: v.boolean(),
});
export type PayoutAccount = v.InferOutput<typeof payoutAccount>;

/** A bet that a game has settled. */
const betRecord = v.object({
  id: v.string(),
  /** Code of the game. */
  game: v.string(),
  /** In hundredths. */
  stake: v.number(),
  /** In hundredths; 0 if it was lost. */
  payout: v.number(),
  /** In ms since 1970. */
  at: v.number(),
});
export type BetRecord = v.InferOutput<typeof betRecord>;

/** A bonus with the stakes that it requires before a withdrawal, and those so far, in hundredths. */
const playedBonus = v.object({
  /** The id of its order. */
  id: v.string(),
  about: v.string(),
  amount: v.number(),
  required: v.number(),
  done: v.number(),
});

/** The movements of a member's money, and the state of deposits and withdrawals. */
export const ledgerRecord = v.object({
  /** Newest first. */
  orders: v.array(order),
  /** The order id of each idempotency key; null for a key that was closed without an order. */
  requests: v.record(v.string(), v.nullable(v.string())),
  accounts: v.array(payoutAccount),
  /** Cost, salt and scrypt hash of the withdrawal password. */
  password: v.optional(v.string()),
  /** In hundredths: the stakes that deposits and bonuses require before a withdrawal, and the stakes so far. */
  turnover: v.object({ required: v.number(), done: v.number() }),
  /** Newest first. */
  bets: v.optional(v.array(betRecord), []),
  /** Oldest first, those that are still to be played. */
  bonuses: v.optional(v.array(playedBonus), []),
});
export type LedgerRecord = v.InferOutput<typeof ledgerRecord>;

/** The ledger of a new member. */
export const emptyLedger = (): LedgerRecord => ({
  orders: [],
  requests: {},
  accounts: [],
  turnover: { required: 0, done: 0 },
  bets: [],
  bonuses: [],
});
