import { type Canary, defaultRules, judge } from '@tessera/release';
import type { Assumptions } from '../simulation/assumptions';
import { canaryDay, type Quality } from './canary-day';
import { logOf, POLL, prometheusOf } from './sources';

const sources = { log: logOf, Prometheus: prometheusOf };
export type SourceName = keyof typeof sources;

/** When a canary is rolled back. */
export interface Found {
  /** In s since the start of the roll-out. */
  readonly after: number;
  /** Number of members whose page had failed with the canary. */
  readonly failed: number;
}

export interface RollOut {
  readonly share: number;
  readonly hour: number;
  readonly seed: number;
}

const canary: Canary = { remote: 'games', version: '2.1.0', stable: '2.0.0' };
const HOUR = 3_600_000;
const DAY = 86_400;

/** Simulates the first day of a roll-out to all merchants. @returns when each source finds the canary; not, if it does not */
export function findCanary(
  assumptions: Assumptions,
  quality: Quality,
  rollOut: RollOut,
): Readonly<Partial<Record<SourceName, Found>>> {
  const shares = [
    { version: canary.stable, weight: 100 * (1 - rollOut.share) },
    { version: canary.version, weight: 100 * rollOut.share },
  ];
  const statuses = Array.from({ length: assumptions.merchants }, (_, rank) => ({
    merchant: `m${rank}`,
    remotes: { [canary.remote]: shares },
    previous: {},
    pointed: true,
  }));
  const start = Date.UTC(2026, 0, 1) + HOUR * rollOut.hour;
  const watches = new Map(
    Object.entries(sources).map(([name, open]) => {
      const judged = judge(defaultRules);
      judged.update(statuses);
      return [name, { judged, source: open(judged, canary, start) }];
    }),
  );
  const found: Partial<Record<string, Found>> = {};
  let failed = 0;
  const check = (time: number): void => {
    for (const [name, { judged, source }] of watches) {
      source.check(time);
      if (judged.verdicts().length === 0) continue;
      found[name] = { after: time, failed };
      watches.delete(name);
    }
  };
  let next = POLL;
  for (const page of canaryDay(assumptions, quality, rollOut)) {
    for (; next <= page.time; next += POLL) check(next);
    if (watches.size === 0) break;
    if (page.failed) failed += 1;
    for (const { source } of watches.values()) source.add(page);
  }
  for (; next <= DAY && watches.size > 0; next += POLL) check(next);
  return found;
}
