import { defineRemote, lazyPage } from '@tessera/remote';
import { type ComponentType, Suspense } from 'react';

/** A part whose code comes later; until then its place stays empty, and nothing around it waits. */
function inItsPlace(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Part = lazyPage(load);
  return () => (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  );
}

const AppOffers = inItsPlace(() => import(/* webpackChunkName: "app-offers" */ './app-offers'));
const TrackedPage = inItsPlace(() => import(/* webpackChunkName: "tracking" */ './tracking/tracked-page'));

export default defineRemote({
  routes: [],
  catalog: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
  slots: {
    topBar: inItsPlace(() => import(/* webpackChunkName: "download-bar" */ './download-bar/download-bar')),
    floating: inItsPlace(() => import(/* webpackChunkName: "download-bar" */ './download-bar/app-window')),
    overlay: () => (
      <>
        <AppOffers />
        <TrackedPage />
      </>
    ),
  },
});
