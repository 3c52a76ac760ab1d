import { defineRemote, lazyPage } from '@tessera/remote';
import { AutomaticLogin } from './automatic-login/automatic-login';
import { paths } from './paths';

const register = lazyPage(() => import(/* webpackChunkName: "register" */ './registration/page'));

export default defineRemote({
  routes: [
    { path: paths.login, page: lazyPage(() => import(/* webpackChunkName: "login" */ './login/page')) },
    { path: paths.register, page: register },
    { path: paths.registerHtml, page: register },
  ],
  slots: { overlay: AutomaticLogin },
  catalog: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
});
