import { defineRemote, lazyPage } from '@tessera/remote';
import { type ComponentType, Suspense } from 'react';
import { syncWithSession } from './features/push';

/** A component that loads its code when it renders. Until then it shows nothing, and nothing around it waits. */
function lazyPart(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Part = lazyPage(load);
  return () => (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  );
}

const DownloadBar = lazyPart(() => import(/* webpackChunkName: "download-bar" */ './features/download-bar'));
const AppWindow = lazyPart(() => import(/* webpackChunkName: "download-bar" */ './features/app-window'));
const AppOffers = lazyPart(() => import(/* webpackChunkName: "app-offers" */ './features/app-offers'));
const Tracking = lazyPart(() => import(/* webpackChunkName: "tracking" */ './features/tracking'));
const Announcements = lazyPart(() => import(/* webpackChunkName: "notices" */ './features/announcements'));
const NotificationPrompt = lazyPart(
  () => import(/* webpackChunkName: "notices" */ './features/notification-prompt'),
);
const PushNotice = lazyPart(() => import(/* webpackChunkName: "notices" */ './features/push-notice'));
const AppUpgrade = lazyPart(() => import(/* webpackChunkName: "notices" */ './features/app-upgrade'));

export default defineRemote({
  routes: [],
  catalog: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
  slots: {
    topBar: DownloadBar,
    floating: () => (
      <>
        <AppWindow />
        <Announcements />
        <NotificationPrompt />
      </>
    ),
    overlay: () => (
      <>
        <AppOffers />
        <Tracking />
        <PushNotice />
        <AppUpgrade />
      </>
    ),
  },
  onSessionChange: syncWithSession,
});
