import { type HealthEvent, readHealth } from '@tessera/contract';
import * as v from 'valibot';

/** A beacon as the gateway's log has it. */
const beacon = v.object({ merchant: v.string(), value: v.string() });
export type Beacon = v.InferOutput<typeof beacon>;

/** Reads a line of such a log; undefined for what is no beacon. */
export function parseBeacon(raw: unknown): Beacon | undefined {
  const read = v.safeParse(beacon, raw);
  return read.success ? read.output : undefined;
}

/** What a page had to say of one version of one remote. */
export interface Trial {
  readonly merchant: string;
  readonly remote: string;
  readonly version: string;
  /** Whether it could not be used, at least once; undefined when the page says nothing of that. */
  readonly failed: boolean | undefined;
  readonly vitals: ReadonlyArray<{ readonly name: string; readonly value: number }>;
}

const failedIn = (events: readonly HealthEvent[]): boolean | undefined => {
  const outcomes = events.flatMap((event) => (event.kind === 'load' ? [event.outcome] : []));
  return outcomes.length === 0 ? undefined : outcomes.some((outcome) => outcome !== 'loaded');
};

/**
 * What a beacon says, by remote and version. A page counts once, however often it tried: a visitor whose line is down
 * fails again and again, and is still one visitor.
 */
export function trialsIn({ merchant, value }: Beacon): readonly Trial[] {
  const groups = new Map<string, HealthEvent[]>();
  for (const event of readHealth(value)) {
    const key = `${event.remote}@${event.version}`;
    groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return [...groups.values()].flatMap((events) => {
    const [first] = events;
    if (!first) return [];
    const { remote, version } = first;
    const vitals = events.flatMap((event) => (event.kind === 'vital' ? [event] : []));
    return [{ merchant, remote, version, failed: failedIn(events), vitals }];
  });
}
