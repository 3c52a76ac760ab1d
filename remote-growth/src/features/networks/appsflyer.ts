import { isFirstInstallTracking } from './app-install-tracking';
import type { Network } from './network';
import { callGlobal, provideGlobals } from './page-global';

const af = (...args: unknown[]) => callGlobal('AF', 'pba', ...args);

/** AppsFlyer, a mobile attribution SDK (R7.53). */
export const network: Network = {
  scripts: () => ['https://websdk.appsflyer.com?st=pba&'],
  start(webAppId) {
    isFirstInstallTracking();
    const q: unknown[] = [];
    const stub = (...args: unknown[]) => void q.push([Date.now(), ...args]);
    provideGlobals({
      AppsFlyerSdkObject: 'AF',
      AF: Object.assign(stub, { q, id: { pba: { webAppId } }, plugins: {} }),
    });
  },
  send(_id, { label, value }) {
    const { revenue, currency, ...rest } = value;
    af('event', {
      eventType: 'EVENT',
      eventName: label,
      eventValue: rest,
      ...(revenue !== undefined && { eventRevenue: revenue, eventRevenueCurrency: currency }),
    });
  },
  identify: (_id, hash) => af('setCustomerUserId', hash),
  cookies: /^(afUserId|AF_)/,
};
