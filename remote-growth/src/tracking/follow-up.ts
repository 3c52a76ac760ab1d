import type { TrackingEvent } from '@tessera/contract';
import type { EventValue } from './event-value';
import { countsOf, keepCounts, moneyIn } from './money-counts';

/** An event with what it says. */
export type Told = readonly [event: TrackingEvent, value: EventValue];

/** Notes what a member's event changes, and gives what else it means: the first depositSubmit is firstDeposit, too (R4.35b). */
export function followUp(
  event: TrackingEvent,
  value: EventValue,
  member: string | undefined,
): readonly Told[] {
  if (member === undefined) return [];
  const before = countsOf(member);
  if (event === 'withdraw') keepCounts(member, { withdrawals: before.withdrawals + 1 });
  if (event !== 'depositSubmit') return [];
  keepCounts(member, { hasSubmitted: true, submitted: moneyIn(value) });
  const isFirst = !before.hasSubmitted && (before.deposits ?? 0) === 0;
  return isFirst ? [['firstDeposit', value]] : [];
}

/** More arrivals at once than any member makes; a gateway that counts anew must not flood the networks. */
const MOST = 5;

/**
 * What a member's number of arrived deposits says against the last one that this browser knew: each new one is a
 * deposit; the first of all is firstDepositArrival, too, each later one redeposit. The first look only takes note.
 */
export function arrivals(member: string, deposits: number): readonly Told[] {
  const { deposits: before, submitted } = countsOf(member);
  if (before === deposits) return [];
  keepCounts(member, { deposits, submitted: undefined });
  const count = before === undefined ? 0 : Math.min(deposits - before, MOST);
  // Whose the amount is, is known only when one has arrived.
  const value: EventValue = count === 1 && submitted ? { ...submitted, revenue: submitted.value } : {};
  return Array.from({ length: Math.max(count, 0) }, (_, at): readonly Told[] => [
    ['deposit', value],
    [before === 0 && at === 0 ? 'firstDepositArrival' : 'redeposit', value],
  ]).flat();
}
