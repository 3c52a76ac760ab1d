import { type Network, type NetworkEvent, pixelValue } from './network';
import { callMethod } from './page-global';
import { providePixelQueue } from './pixel-queue';

const PATH = 'kos/s101/nlav11187/pixel/events.js';
const hosts = ['https://s1.kwai.net', 'https://s16-11187.ap4r.com'] as const;
/** The content id of a deposit (R9.36). */
const DEPOSIT = 99;

const isDeposit = ({ name }: NetworkEvent) => name === 'deposit' || name === 'firstDepositArrival';

/** Kwai's pixel (R7.53). */
export const network: Network = {
  scripts: (id) => hosts.map((host) => `${host}/${PATH}?sdkid=${id}&lib=kwaiq`),
  start(id) {
    providePixelQueue('kwaiq', 'KwaiAnalyticsObject', id, `${hosts[0]}/${PATH}`);
    callMethod('kwaiq', 'page');
  },
  send(_id, event) {
    const content = isDeposit(event) && { content_id: DEPOSIT };
    callMethod('kwaiq', 'track', event.label, { ...pixelValue(event.value), ...content, event_id: event.id });
  },
  consent: (_id, { marketing }) => callMethod('kwaiq', marketing ? 'enableCookie' : 'disableCookie'),
  cookies: /^_?kwai/i,
};
