import type { LimitKind } from '@tessera/contract';
import { DAY, refusal } from '../common';
import type { Member } from './member';

/** In ms: a higher limit starts after this time. */
const LATER = DAY;

/** The amount of a limit at `now`, in hundredths. @returns null without a limit */
const amountOf = ({ limits }: Member, kind: LimitKind, now: number): number | null => {
  const { amount = null, next } = limits?.[kind] ?? {};
  return next && next.from <= now ? next.amount : amount;
};

/** A member's limit at `now`, with the one that follows it. */
export function limitOf(member: Member, kind: LimitKind, now: number) {
  const next = member.limits?.[kind]?.next;
  return { amount: amountOf(member, kind, now), next: next && next.from > now ? next : undefined };
}

/** Sets a limit in hundredths, or none by null. A lower one starts at once, a higher one after a day. */
export function setLimit(draft: Member, kind: LimitKind, wanted: number | null, now: number): void {
  const amount = amountOf(draft, kind, now);
  const isLower = wanted !== null && (amount === null || wanted <= amount);
  const isSame = wanted === amount;
  draft.limits = {
    ...draft.limits,
    [kind]: isLower || isSame ? { amount: wanted } : { amount, next: { amount: wanted, from: now + LATER } },
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What a member has deposited, lost and staked since midnight (UTC), in hundredths. */
function usedToday({ ledger }: Member, kind: LimitKind, now: number): number {
  const midnight = Math.floor(now / DAY) * DAY;
  if (kind === 'deposit') {
    const deposits = ledger.orders.filter(
      (order) =>
        order.kind === 'deposit' && order.at >= midnight && ['pending', 'done'].includes(order.status),
    );
    return sum(deposits.map(({ amount }) => amount));
  }
  const bets = ledger.bets.filter(({ at }) => at >= midnight);
  return sum(bets.map(({ stake, payout }) => (kind === 'loss' ? stake - payout : stake)));
}

/** Whether a member may deposit, lose or stake this much more today, in hundredths. */
export function isWithinLimit(member: Member, kind: LimitKind, more: number): boolean {
  const now = Date.now();
  const amount = amountOf(member, kind, now);
  return amount === null || usedToday(member, kind, now) + more <= amount;
}

/** @throws GatewayError `limit_reached` */
export function checkDepositLimit(member: Member, amount: number, language: string): void {
  if (!isWithinLimit(member, 'deposit', amount)) throw refusal(language, 'limit_reached');
}
