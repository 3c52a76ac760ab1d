import * as v from 'valibot';
import { followCounters, prometheusQuery, readSeries, versionMetrics } from '../../operations/canary';
import { type Bucket, bucketVitals } from './bucket-vitals';
import type { Counts } from './counts';
import { versionCounts } from './version-counts';

const version = { remote: v.string(), version: v.string() };
const loadLabels = v.object({ ...version, outcome: v.string() });
const bucketLabels = v.object({
  ...version,
  vital: v.string(),
  le: v.pipe(
    v.string(),
    v.transform((limit) => (limit === '+Inf' ? Number.POSITIVE_INFINITY : Number(limit))),
    v.number(),
  ),
});

export interface PrometheusCountsOptions {
  /** Shortest interval of the series in s. */
  readonly every: number;
  /** For how many hours before the start the counts are shown. */
  readonly hours: number;
}

/**
 * Reads what collectors have counted, from Prometheus. Reads only what is new each time: a query over a day would read
 * the whole day again every few seconds.
 * @param now returns the time in ms since 1970
 */
export function prometheusCounts(
  address: string,
  { every, hours }: PrometheusCountsOptions,
  now: () => number,
): Counts {
  const prometheus = prometheusQuery(address);
  const since = now() - 3_600_000 * hours;
  const { addLoads, addVital, loads, pieces } = versionCounts<Bucket>(bucketVitals);
  const added = followCounters(
    (steps) =>
      Promise.all([
        readSeries(prometheus, versionMetrics.loads, steps, loadLabels),
        readSeries(prometheus, `${versionMetrics.vitals}_bucket`, steps, bucketLabels),
      ]),
    since / 1_000,
  );
  return {
    since,
    update: () => undefined,
    see: () => undefined,
    async read() {
      for await (const { one, other } of added(now() / 1_000, every)) {
        for (const { time, labels, count } of one)
          if (count > 0) addLoads(labels, labels.outcome, count, 1_000 * time);
        // A bucket without values is the lower limit of the next one.
        for (const { labels, count } of other) addVital(labels, labels.vital, { limit: labels.le, count });
      }
    },
    loads,
    pieces,
  };
}
