import { settleRequest, type Transaction, transactions } from '@tessera/contract';
import { fromCents, refusal, toCents, translate } from '../../common';
import { type Answer, answer, type Sent } from '../../gateway';
import { type Order, PAYOUT_AFTER, type Store, settled } from '../../members';
import type { Merchant } from '../../merchants';
import { bonusTitle, methodName } from './deposit-methods';

/** What a member reads as the title of an order. */
export function titleOf({ kind, about }: Order, language: string): string | null {
  if (kind === 'deposit') return methodName(about, language);
  if (kind === 'bonus') return bonusTitle(about, language);
  if (kind === 'adjustment') return translate(language, 'adjustment.goodwill');
  return about || null;
}

/** An order as the member sees it, with its texts. */
export function transactionOf(order: Order, merchant: Merchant, language: string): Sent<Transaction> {
  const walletName = (code: string | undefined) => {
    const wallet = merchant.wallets.find((each) => each.code === code);
    return wallet ? translate(language, wallet.name) : null;
  };
  const isPendingWithdrawal = order.kind === 'withdrawal' && order.status === 'pending';
  return {
    id: order.id,
    kind: order.kind,
    status: order.status,
    amount: fromCents(order.amount),
    fee: order.fee > 0 ? fromCents(order.fee) : null,
    at: order.at,
    expectedAt: isPendingWithdrawal ? order.at + PAYOUT_AFTER : null,
    title: titleOf(order, language),
    from: walletName(order.wallets?.from),
    to: walletName(order.wallets?.to),
    reason: order.status === 'failed' ? translate(language, 'order_failed') : null,
    cancellable: isPendingWithdrawal,
  };
}

/** @param amount in hundredths @throws GatewayError `amount_outside` if it is not within the limits */
export function checkLimits(
  amount: number,
  { minimum, maximum }: Readonly<Record<'minimum' | 'maximum', string>>,
  language: string,
): void {
  if (amount < toCents(minimum) || amount > toCents(maximum)) throw refusal(language, 'amount_outside');
}

/** A member's transactions, and whether an idempotency key was booked. */
export const historyAnswers = (store: Store): readonly Answer[] => [
  answer(transactions, ({ request, merchant, language, member }) => {
    const { kind, status, since = 0, cursor, limit } = request;
    const matching = settled(store, member()).ledger.orders.filter(
      (order) => (!kind || order.kind === kind) && (!status || order.status === status) && order.at >= since,
    );
    const start = cursor ? matching.findIndex(({ id }) => id === cursor) : 0;
    const page = start < 0 ? [] : matching.slice(start, start + limit);
    return {
      items: page.map((order) => transactionOf(order, merchant, language)),
      next: start < 0 ? null : (matching[start + limit]?.id ?? null),
    };
  }),
  answer(settleRequest, ({ request, member }) =>
    store.change(member(), ({ ledger }) => {
      const id = ledger.requests[request.requestId] ?? null;
      ledger.requests[request.requestId] = id;
      return { booked: id !== null, id };
    }),
  ),
];
