import * as v from 'valibot';
import { decimalAmount } from '../wallet/amount';
import { defineEndpoint, relay } from '../wire/endpoint';
import { identifier, instant, numeric, text } from '../wire/scalars';
import { mainListOf, nameOf, orAbsent } from '../wire/tolerant';

/** What changes the balance: a bet counts with its stake and its payout. */
export const balanceChangeKinds = ['deposit', 'withdrawal', 'bonus', 'bet', 'adjustment'] as const;
export type BalanceChangeKind = (typeof balanceChangeKinds)[number];

/** One change of a member's total balance. */
export const balanceChange = v.object({
  id: identifier,
  kind: nameOf(balanceChangeKinds, 'unknown'),
  /** Negative if the balance becomes smaller. */
  amount: decimalAmount,
  /** The total balance after it. */
  balance: orAbsent(decimalAmount),
  /** In ms since 1970. */
  at: orAbsent(instant),
  /** The method, account, offer or game, in the member's language. */
  title: orAbsent(text),
});
export type BalanceChange = v.InferOutput<typeof balanceChange>;

/** The changes of a member's balance, newest first, a page at a time. */
export const balanceChanges = defineEndpoint({
  name: 'balanceChanges',
  method: 'GET',
  path: relay('MCSFE_getBalanceChanges'),
  request: v.object({
    kind: v.optional(v.picklist(balanceChangeKinds)),
    /** In ms since 1970: those of this moment or later. */
    since: v.optional(numeric),
    /** `next` of the page before. */
    cursor: v.optional(v.string()),
    limit: numeric,
  }),
  answer: v.object({ items: mainListOf(balanceChange), next: orAbsent(identifier) }),
  authorization: 'required',
  assumed: 'The specification shows no such call; `history.balance` of the status says that there is one',
});
