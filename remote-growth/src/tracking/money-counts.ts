import { keys, type MoneyCounts, moneyCounts } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import * as v from 'valibot';
import type { EventValue } from './event-value';

const money = v.object({ value: v.number(), currency: v.string() });

const kept = storedValue(keys.moneyCounts);
/** Members whose counts one browser keeps; more never share one. */
const MOST = 20;

export const countsOf = (member: string): MoneyCounts => kept.get()?.[member] ?? v.parse(moneyCounts, {});

/** Changes what is known of a member; whoever was here longest ago is forgotten. */
export function keepCounts(member: string, part: Partial<MoneyCounts>): void {
  const { [member]: before, ...others } = kept.get() ?? {};
  const latest = Object.entries(others).slice(1 - MOST);
  kept.set({ ...Object.fromEntries(latest), [member]: { ...countsOf(member), ...before, ...part } });
}

/** The money in an event's value, if any is. */
export const moneyIn = (value: EventValue): v.InferOutput<typeof money> | undefined => {
  const read = v.safeParse(money, value);
  return read.success ? read.output : undefined;
};
