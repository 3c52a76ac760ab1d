import { firebaseChannel } from '@tessera/contract';
import { environment } from '@tessera/shell/environment';
import * as v from 'valibot';
import type { ProviderCallback } from '../../common/provider';
import { readMayaCallback } from './maya/callback';

/**
 * Every way in which a provider leads a visitor back; the first that matches reads the callback. The order is that of
 * the shell. A list of its own, because a visit that returns does not need the buttons' code.
 */
export const callbacks: readonly ProviderCallback[] = [
  {
    // Telegram: its login page, or a mini app
    matches: ({ hash }) => hash.includes('tgAuthResult=') || hash.includes('tgWebAppData='),
    load: () =>
      import(/* webpackChunkName: "social-telegram" */ './telegram/callback').then(
        ({ readTelegramCallback }) => readTelegramCallback,
      ),
  },
  {
    // Maya. Other pages may use the name `sessionId`, so the other marks of Maya must be there too.
    matches: ({ query }) => query.has('sessionId') && environment().isMaya,
    load: async () => readMayaCallback,
  },
  {
    // LINE. Its names are the least specific, so it comes after the others.
    matches: ({ query }) => query.has('state') && (query.has('code') || query.has('error')),
    load: () =>
      import(/* webpackChunkName: "social-line" */ './line/callback').then(
        ({ readLineCallback }) => readLineCallback,
      ),
  },
  {
    // A redirect by the identity service. Its result is not in the address.
    matches: ({ channel }) => v.is(firebaseChannel, channel),
    load: () =>
      import(/* webpackChunkName: "identity-browser" */ '../identity/browser-flow').then(
        ({ readRedirect }) => readRedirect,
      ),
  },
];
