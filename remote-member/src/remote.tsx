import { defineRemote, lazyPage } from '@tessera/remote';
import { paths } from './paths';

export default defineRemote({
  routes: [
    {
      path: paths.memberHome,
      page: lazyPage(() => import(/* webpackChunkName: "member-home" */ './member-home/page')),
    },
    { path: paths.wallet, page: lazyPage(() => import(/* webpackChunkName: "wallet" */ './wallet/page')) },
    {
      path: paths.transfer,
      page: lazyPage(() => import(/* webpackChunkName: "transfer" */ './transfer/page')),
    },
    {
      path: paths.history,
      page: lazyPage(() => import(/* webpackChunkName: "transactions" */ './transactions/page')),
    },
    { path: paths.deposit, page: lazyPage(() => import(/* webpackChunkName: "deposit" */ './deposit/page')) },
    {
      path: paths.depositOrder,
      page: lazyPage(() => import(/* webpackChunkName: "deposit-order" */ './deposit-order/page')),
    },
    {
      path: paths.withdraw,
      page: lazyPage(() => import(/* webpackChunkName: "withdrawal" */ './withdrawal/page')),
    },
  ],
  catalog: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
});
