import { defineRemote, lazyPage, slotParts } from '@tessera/remote';
import { syncWithSession } from './features/push';

const DownloadBar = lazyPage(() => import(/* webpackChunkName: "download-bar" */ './features/download-bar'));
const AppWindow = lazyPage(() => import(/* webpackChunkName: "download-bar" */ './features/app-window'));
const AppOffers = lazyPage(() => import(/* webpackChunkName: "app-offers" */ './features/app-offers'));
const Tracking = lazyPage(() => import(/* webpackChunkName: "tracking" */ './features/tracking'));
const Announcements = lazyPage(() => import(/* webpackChunkName: "notices" */ './features/announcements'));
const NotificationPrompt = lazyPage(
  () => import(/* webpackChunkName: "notices" */ './features/notification-prompt'),
);
const PushNotice = lazyPage(() => import(/* webpackChunkName: "notices" */ './features/push-notice'));
const AppUpgrade = lazyPage(() => import(/* webpackChunkName: "notices" */ './features/app-upgrade'));

export default defineRemote({
  routes: [],
  catalog: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
  slots: {
    topBar: slotParts(DownloadBar),
    floating: slotParts(AppWindow, Announcements, NotificationPrompt),
    overlay: slotParts(AppOffers, Tracking, PushNotice, AppUpgrade),
  },
  onSessionChange: syncWithSession,
});
