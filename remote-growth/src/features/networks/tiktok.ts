import { type Network, pixelValue } from './network';
import { callMethod } from './page-global';
import { providePixelQueue } from './pixel-queue';

const SCRIPT = 'https://analytics.tiktok.com/i18n/pixel/events.js';
const ttq = (method: string, ...args: unknown[]) => callMethod('ttq', method, ...args);

/** TikTok's pixel (R7.53). */
export const network: Network = {
  scripts: (id) => [`${SCRIPT}?sdkid=${id}&lib=ttq`],
  start(id) {
    providePixelQueue('ttq', 'TiktokAnalyticsObject', id, SCRIPT);
    ttq('page');
  },
  send: (_id, { id, label, value }) => ttq('track', label, pixelValue(value), { event_id: id }),
  identify: (_id, hash) => ttq('identify', { external_id: hash }),
  consent: (_id, { marketing }) => ttq(marketing ? 'grantConsent' : 'revokeConsent'),
  cookies: /^_tt(p|_)/,
};
