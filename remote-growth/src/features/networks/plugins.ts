import type { ConsentPurpose, NetworkName } from '@tessera/contract';
import type { Network } from './network';

interface Plugin {
  /** One of them is enough to start the network. */
  readonly purposes: readonly ConsentPurpose[];
  load(): Promise<{ readonly network: Network }>;
}

const marketing: readonly ConsentPurpose[] = ['marketing'];
const either: readonly ConsentPurpose[] = ['analytics', 'marketing'];

/** The code of each network, and the purposes of which the visitor must have allowed one before it loads (R7.53). */
export const plugins: Readonly<Record<NetworkName, Plugin>> = {
  meta: { purposes: marketing, load: () => import(/* webpackChunkName: "meta" */ './meta') },
  kwai: { purposes: marketing, load: () => import(/* webpackChunkName: "kwai" */ './kwai') },
  tiktok: { purposes: marketing, load: () => import(/* webpackChunkName: "tiktok" */ './tiktok') },
  'google-tag': { purposes: either, load: () => import(/* webpackChunkName: "google-tag" */ './google-tag') },
  'tag-manager': {
    purposes: either,
    load: () => import(/* webpackChunkName: "tag-manager" */ './tag-manager'),
  },
  x: { purposes: marketing, load: () => import(/* webpackChunkName: "x" */ './x') },
  adjust: { purposes: marketing, load: () => import(/* webpackChunkName: "adjust" */ './adjust') },
  appsflyer: { purposes: marketing, load: () => import(/* webpackChunkName: "appsflyer" */ './appsflyer') },
  affiliate: { purposes: marketing, load: () => import(/* webpackChunkName: "affiliate" */ './affiliate') },
  native: { purposes: either, load: () => import(/* webpackChunkName: "native" */ './native') },
};
