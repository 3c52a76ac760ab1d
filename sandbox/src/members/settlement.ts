import { fromCents, MINUTE, toCents } from '../common';
import type { Order } from './ledger-record';
import type { Member } from './member';

/** In ms: a deposit without a payment page is credited after this time. */
const CREDIT_AFTER = 20_000;
/** In ms: a deposit can be paid for this time. */
export const PAYABLE_FOR = 15 * MINUTE;
/** In ms: a withdrawal is paid out after this time, and can be cancelled until then. */
export const PAYOUT_AFTER = 10 * MINUTE;
/** Share of the deposit. */
const BONUS_SHARE = 0.2;
/** How often a bonus must be staked before a withdrawal. */
const BONUS_TURNOVER = 5;

/** The first wallet: deposits are credited to it, withdrawals are taken from it. */
export const mainWallet = ({ balances }: Member): string => Object.keys(balances)[0] ?? 'MAIN';

/** Adds hundredths to a wallet, or subtracts them if negative. */
export function changeBalance(draft: Member, wallet: string, amount: number): void {
  draft.balances[wallet] = fromCents(toCents(draft.balances[wallet] ?? '0') + amount);
}

/** Ends a pending deposit. A deposit with status `done` is credited, with its bonus. Idempotent. */
export function endDeposit(
  draft: Member,
  order: Order,
  status: 'done' | 'failed' | 'cancelled' | 'expired',
): void {
  if (order.status !== 'pending') return;
  order.status = status;
  if (status !== 'done') return;
  changeBalance(draft, mainWallet(draft), order.amount);
  draft.successfulDeposits += 1;
  draft.ledger.turnover.required += order.amount;
  if (!order.bonusId) return;
  const amount = Math.floor(order.amount * BONUS_SHARE);
  changeBalance(draft, mainWallet(draft), amount);
  draft.ledger.turnover.required += amount * BONUS_TURNOVER;
  draft.ledger.bonuses.push({
    id: order.id,
    about: order.bonusId,
    amount,
    required: amount * BONUS_TURNOVER,
    done: 0,
  });
  const bonus = { kind: 'bonus', status: 'done', amount, fee: 0, about: order.bonusId } as const;
  draft.ledger.orders.unshift({ ...bonus, id: `${order.id}B`, at: Date.now() });
}

/** Ends a pending withdrawal. Any status but `done` returns the money to the wallet. Idempotent. */
export function endWithdrawal(draft: Member, order: Order, status: 'done' | 'failed' | 'cancelled'): void {
  if (order.status !== 'pending') return;
  order.status = status;
  if (status !== 'done') changeBalance(draft, mainWallet(draft), -order.amount);
}

/** Ends the orders whose time is over at `now`, in ms since 1970. */
export function settleDue(draft: Member, now: number): void {
  for (const order of [...draft.ledger.orders]) {
    const age = now - order.at;
    if (order.kind === 'deposit') {
      if (order.about === 'card') {
        if (age > PAYABLE_FOR) endDeposit(draft, order, 'expired');
      } else if (age > CREDIT_AFTER) endDeposit(draft, order, 'done');
    }
    if (order.kind === 'withdrawal' && age > PAYOUT_AFTER) endWithdrawal(draft, order, 'done');
  }
}
