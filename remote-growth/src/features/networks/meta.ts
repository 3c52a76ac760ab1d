import { callQueue } from './call-queue';
import { type Network, pixelValue } from './network';
import { callGlobal, provideGlobals } from './page-global';

/** Meta's standard events. All others are custom. */
const standard = ['CompleteRegistration', 'InitiateCheckout', 'StartTrial', 'Purchase', 'ViewContent'];

const fbq = (...args: unknown[]) => callGlobal('fbq', ...args);

/** Meta's pixel (R7.53). */
export const network: Network = {
  scripts: () => ['https://connect.facebook.net/en_US/fbevents.js'],
  start(id) {
    const stub = callQueue('2.0');
    provideGlobals({ fbq: stub, _fbq: stub });
    // Otherwise the pixel reads buttons and forms of the page.
    fbq('set', 'autoConfig', false, id);
    fbq('init', id);
    fbq('track', 'PageView');
  },
  send(id, { id: eventID, label, value }) {
    fbq(standard.includes(label) ? 'trackSingle' : 'trackSingleCustom', id, label, pixelValue(value), {
      eventID,
    });
  },
  identify: (id, hash) => fbq('init', id, { external_id: hash }),
  consent: (_id, { marketing }) => fbq('consent', marketing ? 'grant' : 'revoke'),
  cookies: /^_fb[cp]$/,
};
