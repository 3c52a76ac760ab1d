import { bonusTitle, methodNamed } from './deposit-methods';
import { say, decimal } from '../../common';
import { settleRequest, transactions, type Transaction } from '@tessera/contract';
import { answer, type Answer } from '../../gateway';
import { current, type Order, type Store } from '../../members';
import type { Merchant } from '../../merchants';

function titleOf({ kind, about }: Order, language: string): string | null {
  if (kind === 'deposit') return methodNamed(about, language);
  if (kind === 'bonus') return bonusTitle(about, language);
  if (kind === 'adjustment') return say(language, 'adjustment.goodwill');
  return about || null;
}

/** A booked movement as the member reads it. */
export function shown(order: Order, merchant: Merchant, language: string): Transaction {
  const named = (code: string | undefined) => {
    const wallet = merchant.wallets.find((one) => one.code === code);
    return wallet ? say(language, wallet.name) : null;
  };
  return {
    id: order.id,
    kind: order.kind,
    status: order.status,
    amount: decimal(order.amount),
    fee: order.fee > 0 ? decimal(order.fee) : null,
    at: order.at,
    title: titleOf(order, language),
    from: named(order.wallets?.from),
    to: named(order.wallets?.to),
    reason: order.status === 'failed' ? say(language, 'order_failed') : null,
    cancellable: order.kind === 'withdrawal' && order.status === 'pending',
  };
}

/** A member's movements, and the end of the doubt about one of them. */
export const historyAnswers = (store: Store): readonly Answer[] => [
  answer(transactions, ({ request, merchant, language, member }) => {
    const { kind, status, since = 0, cursor, limit } = request;
    const all = current(store, member()).purse.orders.filter(
      (order) => (!kind || order.kind === kind) && (!status || order.status === status) && order.at >= since,
    );
    const start = cursor ? all.findIndex(({ id }) => id === cursor) : 0;
    const page = start < 0 ? [] : all.slice(start, start + limit);
    return {
      items: page.map((order) => shown(order, merchant, language)),
      next: start < 0 ? null : (all[start + limit]?.id ?? null),
    };
  }),
  answer(settleRequest, ({ request, member }) =>
    store.change(member(), ({ purse }) => {
      const id = purse.requests[request.requestId] ?? null;
      purse.requests[request.requestId] = id;
      return { booked: id !== null, id };
    }),
  ),
];
