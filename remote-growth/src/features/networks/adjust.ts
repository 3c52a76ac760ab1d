import { landingQuery } from '../../common/attribution';
import { isFirstInstallTracking } from './app-install-tracking';
import type { Network } from './network';
import { callMethod } from './page-global';

const adjust = (method: string, ...args: unknown[]) => callMethod('Adjust', method, ...args);

let ready: Promise<void> = Promise.resolve();
/** Adjust has no queue for calls before its script is loaded. They wait here, and are discarded if the script fails. */
const whenReady = (work: () => void) => ready.then(work, () => undefined);

/** Adjust, a mobile attribution SDK (R7.53). It identifies events by tokens from the merchant's settings. */
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
