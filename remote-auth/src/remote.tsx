import { defineRemote, lazyPage, slotParts } from '@tessera/remote';
import { environment } from '@tessera/shell/environment';
import { paths } from './common/paths';
import { pendingProof } from './common/pending-proof';
import { LoginOverlay, SignInOnArrival } from './features/overlay';
import { startMaya } from './features/start-maya';

const register = lazyPage(() => import(/* webpackChunkName: "register" */ './pages/register'));

export default defineRemote({
  routes: [
    { path: paths.login, page: lazyPage(() => import(/* webpackChunkName: "login" */ './pages/login')) },
    { path: paths.register, page: register },
    { path: paths.registerHtml, page: register },
    {
      path: paths.changePassword,
      page: lazyPage(() => import(/* webpackChunkName: "change-password" */ './pages/change-password')),
    },
    {
      path: paths.forgotPassword,
      page: lazyPage(() => import(/* webpackChunkName: "forgot-password" */ './pages/forgot-password')),
    },
    {
      path: paths.linkAccount,
      page: lazyPage(() => import(/* webpackChunkName: "link-account" */ './pages/link-account')),
    },
  ],
  slots: { overlay: slotParts(SignInOnArrival, LoginOverlay) },
  onStart: () => void (environment().isMaya && startMaya()),
  // The person of the proof has an account now.
  onSessionChange: (session) => session && pendingProof.remove(),
  catalog: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
});
