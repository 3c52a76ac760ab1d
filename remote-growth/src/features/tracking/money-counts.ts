import { storedValue } from '@tessera/shell/environment';
import * as v from 'valibot';
import type { EventValue } from '../networks';

const money = v.object({ value: v.number(), currency: v.string() });

/** What this browser has stored about a member's money, so that each deposit and withdrawal counts once (R3.15). */
const counts = v.object({
  /** The last known number of arrived deposits. */
  deposits: v.optional(v.number()),
  withdrawals: v.optional(v.number(), 0),
  /** Whether a depositSubmit was tracked. */
  hasSubmitted: v.optional(v.boolean(), false),
  /** The last submitted deposit, until it arrives. */
  submitted: v.optional(money),
});
type Counts = v.InferOutput<typeof counts>;

const saved = storedValue('local', 'tessera:money-counts', v.record(v.string(), counts));
/** Limit of members whose counts one browser stores. */
const MAX_MEMBERS = 20;

export const countsOf = (member: string): Counts => saved.get()?.[member] ?? v.parse(counts, {});

/** Changes the counts of a member. Above the limit, the member who was here longest ago is removed. */
export function saveCounts(member: string, part: Partial<Counts>): void {
  const { [member]: before, ...others } = saved.get() ?? {};
  const latest = Object.entries(others).slice(1 - MAX_MEMBERS);
  saved.set({ ...Object.fromEntries(latest), [member]: { ...countsOf(member), ...before, ...part } });
}

/** The money in the value of an event. */
export const moneyIn = (value: EventValue): v.InferOutput<typeof money> | undefined => {
  const read = v.safeParse(money, value);
  return read.success ? read.output : undefined;
};
