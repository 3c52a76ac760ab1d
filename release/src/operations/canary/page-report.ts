import { type HealthEvent, readHealth } from '@tessera/contract';
import * as v from 'valibot';

/** Hash of a visitor's address, with a salt that the gateway replaces every day. */
const source = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** A health beacon of a page. A gateway that adds no source gets alerts, never a roll-back. */
const beacon = v.object({ merchant: v.string(), value: v.string(), source: v.optional(source) });
/** A page that starts: its `status` call. */
const pageRequest = v.object({ merchant: v.string(), source, page: v.literal(true) });

export type Beacon = v.InferOutput<typeof beacon>;
type PageRequest = v.InferOutput<typeof pageRequest>;
/** An entry of the gateway's log. */
export type LogEntry = Beacon | PageRequest;

const entry = v.union([pageRequest, beacon]);

/** @returns an entry of the log, or undefined if it is malformed */
export function parseEntry(raw: unknown): LogEntry | undefined {
  const read = v.safeParse(entry, raw);
  return read.success ? read.output : undefined;
}

/** The health of one version of one remote in one page. */
export interface PageReport {
  readonly merchant: string;
  readonly remote: string;
  readonly version: string;
  /** Whether at least one load failed; undefined if the beacon contains no load. */
  readonly failed: boolean | undefined;
  readonly vitals: ReadonlyArray<{ readonly name: string; readonly value: number }>;
}

const failedIn = (events: readonly HealthEvent[]): boolean | undefined => {
  const outcomes = events.flatMap((event) => (event.kind === 'load' ? [event.outcome] : []));
  return outcomes.length === 0 ? undefined : outcomes.some((outcome) => outcome !== 'loaded');
};

/**
 * Groups the events of a beacon by remote and version. Retries of a page count once: a visitor with a bad connection
 * fails many times, but is one visitor.
 */
export function reportsIn({ merchant, value }: Beacon): readonly PageReport[] {
  const groups = new Map<string, HealthEvent[]>();
  for (const event of readHealth(value)) {
    const key = JSON.stringify([event.remote, event.version]);
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
