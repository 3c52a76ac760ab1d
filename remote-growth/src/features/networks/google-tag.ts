import { googleCookies, gtag, notifyConsent } from './google-layer';
import type { Network } from './network';

/** Google's web analytics tag (R7.53). */
export const network: Network = {
  scripts: (id) => [`https://www.googletagmanager.com/gtag/js?id=${id}`],
  start(id, _loaded, choice) {
    notifyConsent(choice);
    gtag('js', new Date());
    gtag('config', id);
  },
  send: (id, event) => gtag('event', event.label, { ...event.value, event_id: event.id, send_to: id }),
  consent: (_id, choice) => notifyConsent(choice),
  cookies: googleCookies,
};
