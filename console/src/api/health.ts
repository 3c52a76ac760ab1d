import * as v from 'valibot';

const point = v.object({ at: v.number(), loads: v.number(), failed: v.number() });

/** The health of one version of a remote since the console started, in all pages. */
const pieceHealth = v.object({
  remote: v.string(),
  version: v.string(),
  /** Counts by outcome of a load: `loaded`, and the kinds of failures. */
  outcomes: v.record(v.string(), v.number()),
  vitals: v.array(v.object({ name: v.string(), count: v.number(), median: v.number(), p75: v.number() })),
  /** Loads and failures for each interval. `at` is in ms since 1970. */
  series: v.array(point),
});
export type PieceHealth = v.InferOutput<typeof pieceHealth>;

const arm = v.object({ pages: v.number(), failed: v.number() });

/** A version in a partial roll-out beside the stable version. */
const canaryHealth = v.object({
  remote: v.string(),
  version: v.string(),
  stable: v.string(),
  counts: v.object({ canary: arm, stable: arm }),
  /** Difference of the failure rates (canary less stable), with the ends of its 95 % interval, from -1 to 1. */
  difference: v.object({ value: v.number(), low: v.number(), high: v.number() }),
  /** `worse`: enough evidence for a roll-back. `suspected`: enough evidence, but too few sources. */
  verdict: v.picklist(['too early', 'no worse', 'suspected', 'worse']),
  metrics: v.array(
    v.object({ metric: v.string(), canary: v.number(), stable: v.number(), evidence: v.number() }),
  ),
});
export type CanaryHealth = v.InferOutput<typeof canaryHealth>;

export const health = v.object({
  /** Since when beacons are counted, in ms since 1970. */
  since: v.number(),
  /** Length of the intervals of a series, in ms. */
  interval: v.number(),
  pieces: v.array(pieceHealth),
  canaries: v.array(canaryHealth),
  /** Why the beacons could not be read the last time. */
  fault: v.optional(v.string()),
});
export type Health = v.InferOutput<typeof health>;
