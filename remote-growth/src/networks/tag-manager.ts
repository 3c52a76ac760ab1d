import { googleCookies, pushToLayer, tellConsent } from './google-layer';
import type { Network } from './network';

/** The tag manager (R7.53): what it does with an event is the merchant's to set up there. */
export const network: Network = {
  scripts: (id) => [`https://www.googletagmanager.com/gtm.js?id=${id}`],
  start(_id, _loaded, choice) {
    tellConsent(choice);
    pushToLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  },
  send: (_id, { id, label, value }) => pushToLayer({ ...value, event: label, event_id: id }),
  consent: (_id, choice) => tellConsent(choice),
  cookies: googleCookies,
};
