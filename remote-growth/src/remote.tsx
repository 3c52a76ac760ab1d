import { defineRemote, lazyPage, slotParts } from '@tessera/remote';
import { provideNotificationSwitch } from '@tessera/shell/notices';
import { paths } from './common/paths';
import { notificationSwitch, syncWithSession, watchPermission } from './features/push';

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

provideNotificationSwitch(notificationSwitch);

export default defineRemote({
  routes: [
    { path: paths.news, page: lazyPage(() => import(/* webpackChunkName: "news" */ './pages/news')) },
    {
      path: paths.download,
      page: lazyPage(() => import(/* webpackChunkName: "download" */ './pages/download')),
    },
    { path: paths.app, page: lazyPage(() => import(/* webpackChunkName: "app" */ './pages/app')) },
  ],
  catalog: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
  slots: {
    topBar: slotParts(DownloadBar),
    floating: slotParts(AppWindow, Announcements, NotificationPrompt),
    overlay: slotParts(AppOffers, Tracking, PushNotice, AppUpgrade),
  },
  onStart: () => void watchPermission(),
  onSessionChange: syncWithSession,
});
