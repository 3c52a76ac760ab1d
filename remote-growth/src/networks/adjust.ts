import { landingQuery } from '../attribution/landing-query';
import { isFirstInstallTracking } from './app-install-tracking';
import type { Network } from './network';
import { callMethod } from './page-global';

const adjust = (method: string, ...args: unknown[]) => callMethod('Adjust', method, ...args);

let ready: Promise<void> = Promise.resolve();
/** Its script leaves no queue: what comes before waits here, and is lost when it never comes. */
const whenReady = (work: () => void) => ready.then(work, () => undefined);

/** A mobile attribution SDK (R7.53). It knows events by the tokens of the merchant's settings. */
export const network: Network = {
  scripts: () => ['https://cdn.adjust.com/adjust-latest.min.js'],
  start(appToken, loaded) {
    ready = loaded;
    const referrer = isFirstInstallTracking() ? landingQuery().get('adjust_referrer') : null;
    void whenReady(() => {
      adjust('initSdk', { appToken, environment: 'production', logLevel: 'none' });
      if (referrer !== null) adjust('setReferrer', encodeURIComponent(`adjust_referrer=${referrer}`));
    });
  },
  send(_id, { id: deduplicationId, label: eventToken, value }) {
    const { revenue, currency } = value;
    const money = revenue !== undefined && { revenue, currency };
    void whenReady(() => adjust('trackEvent', { eventToken, deduplicationId, ...money }));
  },
  consent(_id, { marketing }) {
    void whenReady(() => adjust(marketing ? 'restart' : 'stop'));
  },
};
