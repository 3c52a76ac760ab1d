import * as v from 'valibot';
import { networkSetting, type NetworkName, type NetworkSetting } from '@tessera/contract';

/** Where the stand-ins of networks are, on the second origin. */
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

/** Invented ids, and scripts of our own: nobody outside is ever asked. */
const settings: Settings = {
  meta: scripted('meta', '100200300'),
  // Its id comes from the landing address.
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

/** The networks of a demo merchant, their scripts on the second origin. */
export const networkSettings = (names: readonly NetworkName[], origin: string): NetworkSetting[] =>
  names.map((name) => v.parse(networkSetting, settings[name](origin)));
