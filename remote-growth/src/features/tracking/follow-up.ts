import type { TrackingEvent } from '@tessera/contract';
import type { EventValue } from '../networks';
import { countsOf, moneyIn, saveCounts } from './money-counts';

/** An event with its value. */
type ValuedEvent = readonly [event: TrackingEvent, value: EventValue];

/**
 * Updates the stored counts of a member after an event.
 * @returns the events that follow from it: the first depositSubmit is also a firstDeposit (R4.35b)
 */
export function followUp(
  event: TrackingEvent,
  value: EventValue,
  member: string | undefined,
): readonly ValuedEvent[] {
  if (member === undefined) return [];
  const before = countsOf(member);
  if (event === 'withdraw') saveCounts(member, { withdrawals: before.withdrawals + 1 });
  if (event !== 'depositSubmit') return [];
  saveCounts(member, { hasSubmitted: true, submitted: moneyIn(value) });
  const isFirst = !before.hasSubmitted && (before.deposits ?? 0) === 0;
  return isFirst ? [['firstDeposit', value]] : [];
}

/** Limit of deposits at once: a gateway that changes its way to count must not flood the networks. */
const MAX_DEPOSITS = 5;

/**
 * Compares a member's number of arrived deposits with the last one that this browser has stored, and stores the new
 * one.
 * @returns a deposit for each new arrival, with firstDepositArrival for the first of all and redeposit for later ones;
 * nothing for the first number that this browser stores
 */
export function arrivedDeposits(member: string, deposits: number): readonly ValuedEvent[] {
  const { deposits: before, submitted } = countsOf(member);
  if (before === deposits) return [];
  saveCounts(member, { deposits, submitted: undefined });
  const count = before === undefined ? 0 : Math.min(deposits - before, MAX_DEPOSITS);
  // The stored amount belongs to the arrival only if there is exactly one.
  const value: EventValue = count === 1 && submitted ? { ...submitted, revenue: submitted.value } : {};
  return Array.from({ length: Math.max(count, 0) }, (_, at): readonly ValuedEvent[] => [
    ['deposit', value],
    [before === 0 && at === 0 ? 'firstDepositArrival' : 'redeposit', value],
  ]).flat();
}
