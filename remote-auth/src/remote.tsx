import { defineRemote, lazyPage } from '@tessera/remote';
import { environment } from '@tessera/shell/environment';
import { startMaya } from './maya/start-maya';
import { Overlay } from './overlay/overlay';
import { paths } from './paths';
import { keptProof } from './social/kept-proof';

const register = lazyPage(() => import(/* webpackChunkName: "register" */ './registration/page'));

export default defineRemote({
  routes: [
    { path: paths.login, page: lazyPage(() => import(/* webpackChunkName: "login" */ './login/page')) },
    { path: paths.register, page: register },
    { path: paths.registerHtml, page: register },
    {
      path: paths.changePassword,
      page: lazyPage(() => import(/* webpackChunkName: "change-password" */ './password-change/page')),
    },
  ],
  slots: { overlay: Overlay },
  onStart: () => void (environment().isMaya && startMaya()),
  // Whoever it belongs to has an account now.
  onSessionChange: (session) => session && keptProof.remove(),
  catalog: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
});
