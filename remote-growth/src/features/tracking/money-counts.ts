import { keys, type MoneyCounts, moneyCounts } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import * as v from 'valibot';
import type { EventValue } from '../networks';

const money = v.object({ value: v.number(), currency: v.string() });

/** By member id, so that each deposit and withdrawal counts once (R3.15). */
const saved = storedValue(keys.moneyCounts);
/** Limit of members whose counts one browser stores. */
const MAX_MEMBERS = 20;

/** A map, because an object has fields of its own: a member may be called `constructor`. */
const all = (): Map<string, MoneyCounts> => new Map(Object.entries(saved.get() ?? {}));

export const countsOf = (member: string): MoneyCounts => all().get(member) ?? v.parse(moneyCounts, {});

/** Changes the counts of a member. Above the limit, the member who was here longest ago is removed. */
export function saveCounts(member: string, part: Partial<MoneyCounts>): void {
  const counts = { ...countsOf(member), ...part };
  const others = [...all()].filter(([name]) => name !== member).slice(1 - MAX_MEMBERS);
  saved.set(Object.fromEntries([...others, [member, counts]]));
}

/** The money in the value of an event. */
export const moneyIn = (value: EventValue): v.InferOutput<typeof money> | undefined => {
  const read = v.safeParse(money, value);
  return read.success ? read.output : undefined;
};
