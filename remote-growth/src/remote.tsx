import { defineRemote, lazyPage } from '@tessera/remote';
import { type ComponentType, Suspense } from 'react';
import { followSession } from './push/follow-session';

/** A part whose code comes later; until then its place stays empty, and nothing around it waits. */
function inItsPlace(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Part = lazyPage(load);
  return () => (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  );
}

const AppWindow = inItsPlace(
  () => import(/* webpackChunkName: "download-bar" */ './download-bar/app-window'),
);
const AppOffers = inItsPlace(() => import(/* webpackChunkName: "app-offers" */ './app-offers'));
const TrackedPage = inItsPlace(() => import(/* webpackChunkName: "tracking" */ './tracking/tracked-page'));
const Announced = inItsPlace(() => import(/* webpackChunkName: "notices" */ './announcements/announced'));
const NotificationPrompt = inItsPlace(
  () => import(/* webpackChunkName: "notices" */ './notification-prompt/notification-prompt'),
);
const PushNotice = inItsPlace(() => import(/* webpackChunkName: "notices" */ './push-notice/push-notice'));
const AppUpgrade = inItsPlace(() => import(/* webpackChunkName: "notices" */ './app-upgrade/app-upgrade'));

export default defineRemote({
  routes: [],
  catalog: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
  slots: {
    topBar: inItsPlace(() => import(/* webpackChunkName: "download-bar" */ './download-bar/download-bar')),
    floating: () => (
      <>
        <AppWindow />
        <Announced />
        <NotificationPrompt />
      </>
    ),
    overlay: () => (
      <>
        <AppOffers />
        <TrackedPage />
        <PushNotice />
        <AppUpgrade />
      </>
    ),
  },
  onSessionChange: followSession,
});
