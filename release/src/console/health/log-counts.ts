import { readHealth } from '@tessera/contract';
import { releasedVersions } from '../../operations/status';
import type { Counts } from './counts';
import { type Vitals, versionCounts } from './version-counts';

/** Values of a web vital that are kept for its median. */
const MAX_VALUES = 2_000;

/** @returns the value below which a share of the values is */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Web vitals from their values. */
function measuredVitals(): Vitals<number> {
  const vitals = new Map<string, { count: number; readonly values: number[] }>();
  return {
    add(name, value) {
      const vital = vitals.get(name) ?? { count: 0, values: [] };
      vital.count += 1;
      vital.values.push(value);
      if (vital.values.length > MAX_VALUES) vital.values.shift();
      vitals.set(name, vital);
    },
    all: () =>
      [...vitals].map(([name, { count, values }]) => ({
        name,
        count,
        median: quantile(values, 0.5),
        p75: quantile(values, 0.75),
      })),
  };
}

/**
 * Counts the health events of a log, from now on.
 * @param now returns the time in ms since 1970
 */
export function logCounts(now: () => number): Counts {
  const released = releasedVersions();
  const { addLoads, addVital, loads, pieces } = versionCounts(measuredVitals);
  return {
    since: now(),
    update: released.update,
    see(entry) {
      if (!('value' in entry)) return;
      for (const event of readHealth(entry.value)) {
        if (!released.has(entry.merchant, event.remote, event.version)) continue;
        if (event.kind === 'load') addLoads(event, event.outcome, 1, now());
        if (event.kind === 'vital') addVital(event, event.name, event.value);
      }
    },
    read: async () => undefined,
    loads,
    pieces,
  };
}
