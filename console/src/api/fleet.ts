import * as v from 'valibot';

const share = v.object({ version: v.string(), weight: v.number() });
export type VersionShare = v.InferOutput<typeof share>;

/** The versions of a release. Thousands of merchants share a few, so a fleet lists each of them once. */
const releaseState = v.object({
  /** Versions with their share in percent by piece, the stable version first. The shell has one version. */
  pieces: v.record(v.string(), v.array(share)),
  /** Version before the stable one, by piece. */
  previous: v.record(v.string(), v.string()),
});
export type ReleaseState = v.InferOutput<typeof releaseState>;

const fleetMerchant = v.object({
  code: v.string(),
  name: v.string(),
  template: v.string(),
  host: v.string(),
  /** Number of the latest release; absent before the first one. */
  number: v.optional(v.number()),
  /** Index in `states`. */
  state: v.number(),
  /** Whether the pages use the latest release. */
  pointed: v.boolean(),
  /** Pieces that changed within the last hour, with the time. */
  changed: v.record(v.string(), v.string()),
});
export type FleetMerchant = v.InferOutput<typeof fleetMerchant>;

/** All merchants with their versions. */
export const fleet = v.object({
  pieces: v.array(v.string()),
  states: v.array(releaseState),
  merchants: v.array(fleetMerchant),
});
export type Fleet = v.InferOutput<typeof fleet>;

/** Published versions by piece, latest first. */
export const published = v.record(v.string(), v.array(v.string()));
export type Published = v.InferOutput<typeof published>;
