import * as v from 'valibot';
import { clientsClaim } from 'workbox-core';
import { addRoute, PrecacheFallbackPlugin, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { facts } from './facts';
import { asPlugin, dropUnlisted, isVersioned, keepLoaded, keptFiles, mainFiles } from './files';
import { pageMessage } from './messages';
import { listenForPush } from './push';
import { scope } from './scope';
import { takeOver } from './take-over';

/** The page is the same for every path and every member, so that this one stands in for all of them. */
const PAGE = '/m/home';
const NETWORK_SECONDS = 3;

// Pages come from the network, so that a release reaches everybody; the kept one is for when there is none.
const page = new NetworkOnly({
  networkTimeoutSeconds: NETWORK_SECONDS,
  plugins: [asPlugin(new PrecacheFallbackPlugin({ fallbackURL: PAGE }))],
});
registerRoute(
  new NavigationRoute(page, { allowlist: [/^\/m(\/|$|\?)/], denylist: [/^[^?]*\.(?!html)\w+(\?|$)/] }),
);

// What a page needs to start is there before the worker is; its address or number changes with its content.
precache([{ url: PAGE, revision: String(facts.release) }, ...mainFiles]);
addRoute();

// Nothing else is kept: no answer of the gateway, which may be personal, ever goes through here.
registerRoute(({ url }) => isVersioned(url), keptFiles);

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropUnlisted(), scope.registration.navigationPreload?.enable()]));
});
clientsClaim();

// A new worker waits until no page of the release before it is open, unless the only page is of its own release.
scope.addEventListener('message', (event) => {
  const message = v.safeParse(pageMessage, event.data);
  if (!message.success) return;
  const { output } = message;
  if (output.type === 'KEEP') event.waitUntil(keepLoaded(event, output.files));
  else if (output.release === facts.release) event.waitUntil(takeOver());
});

listenForPush();
