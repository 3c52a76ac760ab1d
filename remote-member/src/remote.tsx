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
    {
      path: paths.activity,
      page: lazyPage(() => import(/* webpackChunkName: "activity" */ './activity/page')),
    },
    {
      path: paths.messages,
      page: lazyPage(() => import(/* webpackChunkName: "messages" */ './messages/page')),
    },
    { path: paths.rewards, page: lazyPage(() => import(/* webpackChunkName: "rewards" */ './rewards/page')) },
    {
      path: paths.referral,
      page: lazyPage(() => import(/* webpackChunkName: "referral" */ './referral/page')),
    },
    {
      path: paths.agentRegister,
      page: lazyPage(() => import(/* webpackChunkName: "agent" */ './agent/page')),
    },
    { path: paths.help, page: lazyPage(() => import(/* webpackChunkName: "help" */ './help/page')) },
    {
      path: paths.feedback,
      page: lazyPage(() => import(/* webpackChunkName: "feedback" */ './feedback/page')),
    },
  ],
  catalog: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
});
