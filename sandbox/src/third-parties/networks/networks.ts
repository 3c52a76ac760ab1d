import { type NetworkName, type NetworkSetting, networkSetting } from '@tessera/contract';
import * as v from 'valibot';

/** Base path of the networks' simulations, on the second origin. */
export const NETWORKS = '/networks';

const adjustTokens = { register: 'adj001', deposit: 'adj002', firstDepositArrival: 'adj003' };
const xEvents = { register: 'tw-demo-register', deposit: 'tw-demo-deposit' };
const postback =
  'click={cid}&event={event}&id={event_id}&value={value}&currency={currency}&affiliate={affiliateCode}';

type Settings = Readonly<Record<NetworkName, (origin: string) => v.InferInput<typeof networkSetting>>>;
const scripted = (network: NetworkName, id: string, events?: Record<string, string>) => (origin: string) => ({
  network,
  id,
  script: `${origin}${NETWORKS}/${network}.js`,
  ...(events && { events }),
});

/** Invented ids and simulated scripts, so that no page calls a real network. */
const settings: Settings = {
  meta: scripted('meta', '100200300'),
  // Without an id: it comes from the landing address.
  kwai: (origin) => ({ network: 'kwai', script: `${origin}${NETWORKS}/kwai.js` }),
  tiktok: scripted('tiktok', 'TTDEMO1'),
  'google-tag': scripted('google-tag', 'G-DEMO1'),
  'tag-manager': scripted('tag-manager', 'GTM-DEMO1'),
  x: scripted('x', 'xdemo', xEvents),
  adjust: scripted('adjust', 'adjustdemo1', adjustTokens),
  appsflyer: scripted('appsflyer', 'af-demo-key'),
  affiliate: (origin) => ({ network: 'affiliate', id: `${origin}${NETWORKS}/postback?${postback}` }),
  native: () => ({ network: 'native' }),
};

/** The settings of networks; `origin` is the second origin, which serves their scripts. */
export const networkSettings = (names: readonly NetworkName[], origin: string): NetworkSetting[] =>
  names.map((name) => v.parse(networkSetting, settings[name](origin)));
