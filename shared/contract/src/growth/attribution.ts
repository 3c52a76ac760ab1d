import * as v from 'valibot';
import { ageOf } from '../clock/age';

/** Identifiers by which networks and affiliates know a click or a campaign, as landing addresses name them (R3.6). */
export const attributionNames = [
  'tid',
  'cid',
  'kw',
  'pixel_id',
  'kwai_pixel_id',
  'fb_pixel_id',
  'tt_pixel_id',
  'click_id',
  'kwaiclid',
  'fbclid',
  'fbc',
  'fbp',
  'gclid',
  'gbraid',
  'wbraid',
  'ttclid',
  'twclid',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** Longer than any network's identifier. Longer values are discarded, so that they cannot inflate a call. */
const identifier = v.pipe(v.string(), v.minLength(1), v.maxLength(500));

/** The identifiers among the fields of something, unchanged: some are case-sensitive. */
export function attributionIn(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    attributionNames.flatMap((name) => {
      const value = query.get(name);
      return v.is(identifier, value) ? [[name, value] as const] : [];
    }),
  );
}

/** The stored form: each identifier with the time of its arrival, in ms since 1970. */
export const keptAttribution = v.record(v.string(), v.object({ value: identifier, at: v.number() }));
export type KeptAttribution = v.InferOutput<typeof keptAttribution>;

/** In ms (R9.2). */
export const ATTRIBUTION_AGE = 90 * 24 * 60 * 60 * 1000;

/** @returns the identifiers that have not expired */
export const freshAttribution = (kept: KeptAttribution, now: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(kept).flatMap(([name, { value, at }]) =>
      ageOf(at, now) < ATTRIBUTION_AGE ? [[name, value] as const] : [],
    ),
  );

/** Ids by which servers of trackers know a device or an installed app (R3.14). */
export const s2sNames = [
  'adAppToken',
  'gpsAdid',
  'adid',
  'afAppId',
  'appsflyerId',
  'afAdvertisingId',
  'afOaid',
  'idfa',
  'idfv',
] as const;

/** @returns the known ids without the malformed ones */
export const s2sInfo = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((raw) =>
    Object.fromEntries(
      s2sNames.flatMap((name) => {
        const value = raw[name];
        return v.is(identifier, value) ? [[name, value] as const] : [];
      }),
    ),
  ),
);
