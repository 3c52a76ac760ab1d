import { HOME } from '@tessera/contract';
import * as v from 'valibot';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { addRoute, matchPrecache, PrecacheFallbackPlugin, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { pageMessage } from '.';
import { facts } from './facts';
import { asPlugin, dropUnlisted, isVersioned, keepLoaded, keptFiles, mainFiles } from './files';
import { listenForPush } from './push';
import { scope } from './scope';
import { takeOver } from './take-over';

/** The page is the same for every path and member, so that one cached copy serves all. */
const PAGE = HOME;
const NETWORK_SECONDS = 3;

/** Replaces the answer of a server that fails. Also applies to a preloaded answer, which `fetchDidSucceed` does not. */
const replaceFailure: WorkboxPlugin = {
  handlerWillRespond: async ({ response }) =>
    response.status < 500 ? response : ((await matchPrecache(PAGE)) ?? response),
};

// Pages come from the network, so that every release arrives. The cached page is for a network or a server that fails.
const page = new NetworkOnly({
  networkTimeoutSeconds: NETWORK_SECONDS,
  plugins: [asPlugin(new PrecacheFallbackPlugin({ fallbackURL: PAGE })), replaceFailure],
});
registerRoute(
  new NavigationRoute(page, { allowlist: [/^\/m(\/|$|\?)/], denylist: [/^[^?]*\.(?!html)\w+(\?|$)/] }),
);

// The files for the start are cached at install. Their address or revision changes with their content.
precache([{ url: PAGE, revision: String(facts.release) }, ...mainFiles]);
addRoute();

// Nothing else is cached, above all no answer of the gateway, which may be personal.
registerRoute(({ url }) => isVersioned(url), keptFiles);

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropUnlisted(), scope.registration.navigationPreload?.enable()]));
});
clientsClaim();

// A new worker waits until no page of the previous release is open, unless the only page is of its own release.
scope.addEventListener('message', (event) => {
  const message = v.safeParse(pageMessage, event.data);
  if (!message.success) return;
  const { output } = message;
  if (output.type === 'KEEP') event.waitUntil(keepLoaded(event, output.files));
  else if (output.release === facts.release) event.waitUntil(takeOver());
});

listenForPush();
