import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';

/** All events that the product tracks (R7.56a). */
export const trackingEvents = [
  'firstOpen',
  'registerSubmit',
  'register',
  'depositSubmit',
  'firstDeposit',
  'withdraw',
  'deposit',
  'redeposit',
  'firstDepositArrival',
  'startTrial',
  'login',
  'viewContent',
  'downloadApp',
  'gameLaunch',
  'a2hsInstalled',
  'a2hsFirstOpen',
] as const;
export type TrackingEvent = (typeof trackingEvents)[number];

/** How the app was installed on the home screen. */
export const pwaTypes = ['homescreen', 'PWA', 'WEBCLIP'] as const;
export type PwaType = (typeof pwaTypes)[number];

const text = v.optional(v.string());

/** One event as the gateway receives it, with the attribution of the visitor (R3.38). */
export const trackingRecord = v.object({
  /** Random. An event that is sent twice keeps its id and counts once. */
  eventId: v.pipe(v.string(), v.minLength(16)),
  /** In ms since 1970. */
  eventTime: v.number(),
  eventName: v.picklist(trackingEvents),
  eventValue: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  domain: v.string(),
  affiliateCode: text,
  /** The networks that the page itself has notified. */
  channels: v.array(v.string()),
  tid: text,
  loginSpanId: text,
  fbc: text,
  fbp: text,
  /** Absent in a browser. */
  pwaType: v.optional(v.picklist(pwaTypes)),
  /** Click and campaign ids by the name of their parameter. */
  clickIds: v.record(v.string(), v.string()),
  /** Ids of the device or the app at trackers (R3.14). */
  s2sInfo: v.optional(v.record(v.string(), v.string())),
});
export type TrackingRecord = v.InferOutput<typeof trackingRecord>;

const assumed =
  'Path, eventId and eventTime, the names clickIds, s2sInfo and merchant; that an eventId counts once, however often it comes';

/** The first channel: one event, as a JSON text (R7.54a). The body names the merchant: a beacon has no headers. */
export const trackEvent = defineEndpoint({
  name: 'trackEvent',
  method: 'POST',
  path: relay('WPSCORE_trackEvent'),
  request: v.object({ merchant: v.string(), value: v.string() }),
  answer: v.unknown(),
  authorization: 'none',
  assumed,
});

/** The second channel, for when the first fails: several events in a field (R7.54b). */
export const trackEvents = defineEndpoint({
  name: 'trackEvents',
  method: 'POST',
  path: relay('WPSCORE_trackEvents'),
  request: v.object({ merchant: v.string(), events: v.array(trackingRecord) }),
  answer: v.unknown(),
  authorization: 'none',
  assumed,
});
