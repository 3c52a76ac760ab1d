import { type HealthEvent, readHealth } from '@tessera/contract';
import { Counter, Histogram, type OpenMetricsContentType, type Registry } from 'prom-client';
import { versionMetrics, vitalUnit } from '../operations/canary';
import type { ReleasedVersions } from '../operations/status';
import { forgetSeries, type Labels } from './forget-series';

/** In s, and the thresholds of CLS. Contains the limits of good and poor of every web vital. */
export const vitalBuckets = [
  0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 0.8, 1, 1.4, 1.8, 2.2, 2.5, 3, 4, 6, 10, 30,
];
const loadBuckets = [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 12.8];

/** What becomes of a request to a collector. */
export type Result = 'counted' | 'forwarded' | 'lost' | 'limited' | 'malformed' | 'unknown';

/** Counts what beacons of known merchants say of released versions, all of them: also those that anybody sends. */
export function healthMetrics(registry: Registry<OpenMetricsContentType>, released: ReleasedVersions) {
  const registers = [registry];
  const version = ['remote', 'version'] as const;
  const entries = new Counter({
    name: 'tessera_collector_entries_total',
    help: 'Pages and beacons by what became of them.',
    labelNames: ['result'] as const,
    registers,
  });
  const owned = new Counter({
    name: 'tessera_collector_owned_total',
    help: 'Pages and beacons that another collector has forwarded to this one.',
    registers,
  });
  const loads = new Counter({
    name: versionMetrics.loads,
    help: 'Loads of remotes by outcome.',
    labelNames: [...version, 'outcome'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'tessera_load_seconds',
    help: 'Duration of loads that succeeded.',
    labelNames: version,
    buckets: loadBuckets,
    registers,
  });
  const vitals = new Histogram({
    name: versionMetrics.vitals,
    help: 'Web vitals in seconds; CLS has no unit.',
    labelNames: [...version, 'vital'] as const,
    buckets: vitalBuckets,
    registers,
  });
  const answers = new Counter({
    name: 'tessera_unreadable_answers_total',
    help: 'Answers of the gateway with an item that could not be used.',
    labelNames: version,
    registers,
  });

  function addEvent(event: HealthEvent): void {
    const labels = { remote: event.remote, version: event.version };
    if (event.kind === 'answer') answers.inc(labels);
    else if (event.kind === 'vital')
      vitals.observe({ ...labels, vital: event.name }, event.value / vitalUnit(event.name));
    else {
      loads.inc({ ...labels, outcome: event.outcome });
      if (event.outcome === 'loaded') durations.observe(labels, event.elapsed / 1_000);
    }
  }

  return {
    /** Forgets the versions that no merchant has any more. */
    async update(): Promise<void> {
      const isCurrent = ({ remote, version }: Labels) => released.isReleased(String(remote), String(version));
      for (const metric of [loads, durations, vitals, answers]) await forgetSeries(metric, isCurrent);
    },
    addEntries: (result: Result, count = 1): void => entries.inc({ result }, count),
    addOwned: (): void => owned.inc(),
    addBeacon(merchant: string, value: string): void {
      for (const event of readHealth(value))
        if (released.has(merchant, event.remote, event.version)) addEvent(event);
    },
  };
}
