import { googleCookies, notifyConsent, pushToLayer } from './google-layer';
import type { Network } from './network';

/** Google's tag manager (R7.53). The merchant configures there what it does with an event. */
export const network: Network = {
  scripts: (id) => [`https://www.googletagmanager.com/gtm.js?id=${id}`],
  start(_id, _loaded, choice) {
    notifyConsent(choice);
    pushToLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  },
  send: (_id, { id, label, value }) => pushToLayer({ ...value, event: label, event_id: id }),
  consent: (_id, choice) => notifyConsent(choice),
  cookies: googleCookies,
};
