import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { nothing, text } from '../wire/scalars';
import { listOf, orAbsent, orElse } from '../wire/tolerant';

/** The networks that a page can notify of events, in addition to the gateway (R7.53). */
export const networkNames = [
  'meta',
  'kwai',
  'tiktok',
  'google-tag',
  'tag-manager',
  'x',
  'adjust',
  'appsflyer',
  'affiliate',
  'native',
] as const;
export type NetworkName = (typeof networkNames)[number];

/** The address of a script's mirror or stand-in, if it is not loaded from the network itself. */
const place = v.pipe(v.string(), v.regex(/^(https:\/\/|http:\/\/127\.0\.0\.1[:/]|\/(?![/\\]))/));

/** One network of a merchant. */
export const networkSetting = v.object({
  network: v.picklist(networkNames),
  /**
   * Pixel id, tag id, app token or web key; the address template of an affiliate's postback. Without one, an
   * advertising pixel takes the id that the landing address names.
   */
  id: orAbsent(text),
  /** A place that is not allowed leaves the network out: its own address must not take the place of a mirror. */
  script: v.nullish(place),
  /** This merchant's names or tokens for events, which override the table. The event is not sent if null. */
  events: orElse(v.record(v.string(), v.fallback(v.nullable(text), null)), {}),
});
export type NetworkSetting = v.InferOutput<typeof networkSetting>;

/** The networks that the merchant notifies; none by default (R7.53). */
export const trackingSetting = defineEndpoint({
  name: 'trackingSetting',
  method: 'GET',
  path: relay('WPSCORE_getTrackingSetting'),
  request: nothing,
  answer: v.object({ networks: listOf(networkSetting) }),
  authorization: 'none',
  cached: true,
  assumed:
    'The whole call: the specification names the services, not where a merchant’s ids for them come from',
});
