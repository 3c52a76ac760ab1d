import { randomBytes } from 'node:crypto';
import { isFree, isVirtual } from '@tessera/contract';
import { GatewayError, say, cents, decimal, type TextKey } from '../common';
import { settleDue, mainWallet } from './settlement';
import type { Member } from './member';
import type { Store } from './store';
import type { Order } from './ledger-record';

const KEPT = 1000;

/** A refusal that a member reads. */
export const refusal = (language: string, code: TextKey): GatewayError =>
  new GatewayError(code, say(language, code));

/** The member with everything booked that has come about by itself. */
export const current = (store: Store, member: Member): Member =>
  store.change(member, (draft) => {
    settleDue(draft, Date.now());
    return draft;
  });

/** A new order on top of the member's books. */
export function enter(draft: Member, order: Omit<Order, 'id' | 'at'>): Order {
  const entered = { ...order, id: randomBytes(6).toString('hex').toUpperCase(), at: Date.now() };
  draft.purse.orders = [entered, ...draft.purse.orders].slice(0, KEPT);
  return entered;
}

export interface Attempt {
  readonly requestId: string;
  readonly language: string;
  /** Real money: refused to virtual accounts too (R2.45, R2.46). */
  readonly realMoney: boolean;
}

/**
 * Books an attempt once: a key that was booked gives the same order again, and one that was closed is refused.
 * @throws GatewayError when the account may not, when the key is closed, and what `book` refuses
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
    const known = draft.purse.requests[requestId];
    if (known === null) throw refusal(language, 'request_closed');
    const booked = draft.purse.orders.find(({ id }) => id === known);
    if (booked) return booked;
    settleDue(draft, Date.now());
    const order = book(draft);
    draft.purse.requests[requestId] = order.id;
    return order;
  });
}

/**
 * What a member may take out: of the main wallet, and not what deposits still ask to be played. Free and virtual
 * accounts have nothing of it (R6.2a).
 */
export function withdrawableOf(member: Member): string {
  if (member.type > 2) return '0.00';
  const { required, done } = member.purse.turnover;
  const open = Math.max(0, required - done);
  return decimal(Math.max(0, cents(member.balances[mainWallet(member)] ?? '0') - open));
}
