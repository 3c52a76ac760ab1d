import { defineRemote, lazyPage } from '@tessera/remote';
import { paths } from './paths';

export default defineRemote({
  routes: [
    {
      path: paths.memberHome,
      page: lazyPage(() => import(/* webpackChunkName: "member-home" */ './member-home/page')),
    },
    { path: paths.wallet, page: lazyPage(() => import(/* webpackChunkName: "wallet" */ './wallet/page')) },
  ],
  catalog: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
});
