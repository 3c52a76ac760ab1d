import { layOutQueue } from './analytics-queue';
import type { Network, NetworkEvent } from './network';
import { callMethod } from './page-global';

const PLACE = 'kos/s101/nlav11187/pixel/events.js';
const hosts = ['https://s1.kwai.net', 'https://s16-11187.ap4r.com'] as const;
/** What a deposit buys (R9.36). */
const DEPOSIT = 99;

const isDeposit = ({ name }: NetworkEvent) => name === 'deposit' || name === 'firstDepositArrival';

/** The short-video pixel (R7.53). */
export const network: Network = {
  scripts: (id) => hosts.map((host) => `${host}/${PLACE}?sdkid=${id}&lib=kwaiq`),
  start(id) {
    layOutQueue('kwaiq', 'KwaiAnalyticsObject', id, `${hosts[0]}/${PLACE}`);
    callMethod('kwaiq', 'page');
  },
  send(_id, event) {
    const bought = isDeposit(event) && { content_id: DEPOSIT };
    callMethod('kwaiq', 'track', event.label, { ...event.value, ...bought, event_id: event.id });
  },
  consent: (_id, { marketing }) => callMethod('kwaiq', marketing ? 'enableCookie' : 'disableCookie'),
  cookies: /^_?kwai/i,
};
