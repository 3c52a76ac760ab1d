import { isFree, isVirtual } from '@tessera/contract';
import { fromCents, refusal, toCents } from '../common';
import { ledgerId } from './ledger-id';
import type { Order } from './ledger-record';
import type { Member } from './member';
import { mainWallet, settleDue } from './settlement';
import type { Store } from './store';

/** Orders of one member; older ones are dropped. */
const ORDER_LIMIT = 1000;

/** Settles the orders of a member that are due. @returns the member afterwards */
export const settled = (store: Store, member: Member): Member =>
  store.change(member, (draft) => {
    settleDue(draft, Date.now());
    return draft;
  });

/** Adds an order on top of the member's ledger. */
export function addOrder(draft: Member, order: Omit<Order, 'id' | 'at'>): Order {
  const added = { ...order, id: ledgerId(), at: Date.now() };
  draft.ledger.orders = [added, ...draft.ledger.orders].slice(0, ORDER_LIMIT);
  return added;
}

interface Attempt {
  /** Idempotency key. */
  readonly requestId: string;
  readonly language: string;
  /** Whether virtual accounts are refused too (R2.45, R2.46). */
  readonly realMoney: boolean;
}

/**
 * Books an order once per idempotency key: a second attempt returns the same order.
 * @throws GatewayError if the account type is not allowed, if the key is closed, and what `book` throws
 */
export function bookOnce(
  store: Store,
  member: Member,
  { requestId, language, realMoney }: Attempt,
  book: (draft: Member) => Order,
): Order {
  if (isFree(member.type) || (realMoney && isVirtual(member.type)))
    throw refusal(language, 'account_type_rejected');
  return store.change(member, (draft) => {
    const known = draft.ledger.requests[requestId];
    if (known === null) throw refusal(language, 'request_closed');
    const booked = draft.ledger.orders.find(({ id }) => id === known);
    if (booked) return booked;
    settleDue(draft, Date.now());
    const order = book(draft);
    draft.ledger.requests[requestId] = order.id;
    return order;
  });
}

/**
 * The amount that a member can withdraw: the main wallet without what must still be staked. Free and virtual accounts
 * cannot withdraw (R6.2a).
 */
export function withdrawableOf(member: Member): string {
  if (member.type > 2) return '0.00';
  const { required, done } = member.ledger.turnover;
  const remaining = Math.max(0, required - done);
  return fromCents(Math.max(0, toCents(member.balances[mainWallet(member)] ?? '0') - remaining));
}
