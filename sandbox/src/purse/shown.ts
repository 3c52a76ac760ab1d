import type { Transaction } from '@tessera/contract';
import { bonusTitle } from '../deposit/bonuses';
import { methodNamed } from '../deposit/methods';
import type { Merchant } from '../merchants/merchant';
import { say } from '../texts/say';
import { decimal } from './cents';
import type { Order } from './purse';

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
