import { cents, decimal } from '../common';
import type { Member } from './member';
import type { Order } from './ledger-record';

/** In ms: how long a deposit takes that nobody pays on a page of its own. */
export const CREDIT_AFTER = 20_000;
/** In ms: how long a deposit can be paid. */
export const PAYABLE_FOR = 15 * 60_000;
/** In ms: how long a withdrawal waits, and can be taken back. */
export const PAYOUT_AFTER = 10 * 60_000;
const BONUS_SHARE = 0.2;
/** How often a bonus must be played. */
const BONUS_TURNOVER = 5;

/** The first wallet: deposits go there, withdrawals come from there. */
export const mainWallet = ({ balances }: Member): string => Object.keys(balances)[0] ?? 'MAIN';

/** Puts hundredths into a wallet, or takes them out. */
export function move(draft: Member, wallet: string, amount: number): void {
  draft.balances[wallet] = decimal(cents(draft.balances[wallet] ?? '0') + amount);
}

/** Ends a pending deposit: paid ones are credited with their bonus. */
export function endDeposit(
  draft: Member,
  order: Order,
  status: 'done' | 'failed' | 'cancelled' | 'expired',
): void {
  if (order.status !== 'pending') return;
  order.status = status;
  if (status !== 'done') return;
  move(draft, mainWallet(draft), order.amount);
  draft.successfulDeposits += 1;
  draft.purse.turnover.required += order.amount;
  if (!order.bonusId) return;
  const amount = Math.floor(order.amount * BONUS_SHARE);
  move(draft, mainWallet(draft), amount);
  draft.purse.turnover.required += amount * BONUS_TURNOVER;
  const bonus = { kind: 'bonus', status: 'done', amount, fee: 0, about: order.bonusId } as const;
  draft.purse.orders.unshift({ ...bonus, id: `${order.id}B`, at: Date.now() });
}

/** Ends a pending withdrawal: one that is not paid out gives the money back. */
export function endWithdrawal(draft: Member, order: Order, status: 'done' | 'failed' | 'cancelled'): void {
  if (order.status !== 'pending') return;
  order.status = status;
  if (status !== 'done') move(draft, mainWallet(draft), -order.amount);
}

/** Books what time has brought about. */
export function settleDue(draft: Member, now: number): void {
  for (const order of [...draft.purse.orders]) {
    const age = now - order.at;
    if (order.kind === 'deposit') {
      if (order.about === 'card') {
        if (age > PAYABLE_FOR) endDeposit(draft, order, 'expired');
      } else if (age > CREDIT_AFTER) endDeposit(draft, order, 'done');
    }
    if (order.kind === 'withdrawal' && age > PAYOUT_AFTER) endWithdrawal(draft, order, 'done');
  }
}
