import { vitalUnit } from '../../operations/canary';
import type { Vitals } from './version-counts';

/** What was added to a bucket of a histogram: values up to its limit. */
export interface Bucket {
  /** In the unit of the histogram, possibly infinite. */
  readonly limit: number;
  readonly count: number;
}

/** @returns the value below which a share of the values is, as `histogram_quantile` of PromQL estimates it */
function quantile(buckets: readonly Bucket[], share: number): number {
  const rank = share * (buckets.at(-1)?.count ?? 0);
  const at = buckets.findIndex(({ count }) => count >= rank);
  const low = buckets[at - 1] ?? { limit: 0, count: 0 };
  const high = buckets[at];
  if (!high || high.limit === Number.POSITIVE_INFINITY || high.count === low.count) return low.limit;
  return low.limit + ((high.limit - low.limit) * (rank - low.count)) / (high.count - low.count);
}

/** Web vitals from histograms. Limits are those of the collectors; values are in the unit of the beacons. */
export function bucketVitals(): Vitals<Bucket> {
  const vitals = new Map<string, Map<number, number>>();
  return {
    add(name, { limit, count }) {
      const counts = vitals.get(name) ?? new Map<number, number>();
      vitals.set(name, counts.set(limit, (counts.get(limit) ?? 0) + count));
    },
    all: () =>
      [...vitals].map(([name, counts]) => {
        const buckets = [...counts]
          .map(([limit, count]) => ({ limit, count }))
          .sort((one, other) => one.limit - other.limit);
        const value = (share: number) => vitalUnit(name) * quantile(buckets, share);
        return { name, count: buckets.at(-1)?.count ?? 0, median: value(0.5), p75: value(0.75) };
      }),
  };
}
