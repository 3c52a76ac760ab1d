import { askNativeApp } from '@tessera/shell/environment';
import type { Network } from './network';

/** The native app around the page, which has its own trackers (R7.53). */
export const network: Network = {
  start: () => undefined,
  send(_id, { id, label, value }) {
    askNativeApp('track', { id, event: label, value }).catch(() =>
      console.warn(`[tessera] the native app did not accept ${label}`),
    );
  },
};
