import { storedValue } from '@tessera/shell/environment';
import * as v from 'valibot';
import type { EventValue } from './event-value';

const money = v.object({ value: v.number(), currency: v.string() });

/** What this browser knows of a member's money, so that each deposit and withdrawal counts once (R3.15). */
const counts = v.object({
  /** Deposits that had arrived when last looked. */
  deposits: v.optional(v.number()),
  withdrawals: v.optional(v.number(), 0),
  /** The first submit was told. */
  hasSubmitted: v.optional(v.boolean(), false),
  /** The deposit that was last submitted, until it arrives. */
  submitted: v.optional(money),
});
type Counts = v.InferOutput<typeof counts>;

const kept = storedValue('local', 'tessera:money-counts', v.record(v.string(), counts));
/** Members whose counts one browser keeps; more never share one. */
const MOST = 20;

export const countsOf = (member: string): Counts => kept.get()?.[member] ?? v.parse(counts, {});

/** Changes what is known of a member; whoever was here longest ago is forgotten. */
export function keepCounts(member: string, part: Partial<Counts>): void {
  const { [member]: before, ...others } = kept.get() ?? {};
  const latest = Object.entries(others).slice(1 - MOST);
  kept.set({ ...Object.fromEntries(latest), [member]: { ...countsOf(member), ...before, ...part } });
}

/** The money in an event's value, if any is. */
export const moneyIn = (value: EventValue): v.InferOutput<typeof money> | undefined => {
  const read = v.safeParse(money, value);
  return read.success ? read.output : undefined;
};
