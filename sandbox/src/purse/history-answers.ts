import { settleRequest, transactions } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';
import type { Store } from '../members/store';
import { current } from './book';
import { shown } from './shown';

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
