import type { Endpoint } from '@tessera/contract';
import { endpoints } from '../contract/endpoints';

/** What a call is asked with that needs more than nothing. Calls for one game or one order have no such request. */
const requests: Readonly<Record<string, (merchant: string) => object>> = {
  status: () => ({ device: 'MOBILE' }),
  domainRoute: () => ({ device: 'MOBILE' }),
  webManifest: (merchantCode) => ({ merchantCode }),
  ping: () => ({ caller: 'contract-check' }),
  rsaKey: () => ({ t: Date.now() }),
  geetest: () => ({ t: Date.now() }),
  captchaImage: () => ({ t: Date.now(), loginDeviceId: '0'.repeat(36) }),
  listAnnouncements: () => ({ types: 'TICKER', platform: 'M' }),
  bannerList: () => ({ groupName: 'm_home' }),
  downloadSetting: () => ({ domain: 'localhost' }),
  gameList: () => ({ limit: 6 }),
  transactions: () => ({ limit: 5 }),
};
const leftOut = ['activityDetail', 'depositOrder', 'launchGame', 'launchSeaLottery', 'launchVietnamLottery'];

/** The calls that only read, with their requests: those without a member, or those that need one. */
export const readingCalls = (
  merchant: string,
  needsMember: boolean,
): readonly { readonly endpoint: Endpoint; readonly request: object }[] =>
  endpoints
    .filter(({ method, name }) => method === 'GET' && !leftOut.includes(name))
    .filter(({ authorization }) => (authorization === 'required') === needsMember)
    .map((endpoint) => ({ endpoint, request: requests[endpoint.name]?.(merchant) ?? {} }));
