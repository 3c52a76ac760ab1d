import * as v from 'valibot';

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

/** Longer than any network's identifier: what exceeds it is none, and must not blow up a call. */
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

/** What a browser keeps of them: each with the moment when it came, in ms since 1970. */
export const keptAttribution = v.record(v.string(), v.object({ value: identifier, at: v.number() }));
export type KeptAttribution = v.InferOutput<typeof keptAttribution>;

/** In ms (R9.2). */
export const ATTRIBUTION_AGE = 90 * 24 * 60 * 60 * 1000;

/** Those that are not too old. */
export const freshAttribution = (kept: KeptAttribution, now: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(kept).flatMap(([name, { value, at }]) =>
      now - at < ATTRIBUTION_AGE ? [[name, value] as const] : [],
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

/** Those that are known, the malformed left out. */
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
