import { defineRemote, lazyPage } from '@tessera/remote';
import { paths } from './common/paths';

export default defineRemote({
  routes: [
    {
      path: paths.memberHome,
      page: lazyPage(() => import(/* webpackChunkName: "member-home" */ './pages/member-home')),
    },
    {
      path: paths.profile,
      page: lazyPage(() => import(/* webpackChunkName: "profile" */ './pages/profile')),
    },
    {
      path: paths.security,
      page: lazyPage(() => import(/* webpackChunkName: "security" */ './pages/security')),
    },
    {
      path: paths.settings,
      page: lazyPage(() => import(/* webpackChunkName: "settings" */ './pages/settings')),
    },
    { path: paths.wallet, page: lazyPage(() => import(/* webpackChunkName: "wallet" */ './pages/wallet')) },
    {
      path: paths.transfer,
      page: lazyPage(() => import(/* webpackChunkName: "transfer" */ './pages/transfer')),
    },
    {
      path: paths.history,
      page: lazyPage(() => import(/* webpackChunkName: "transactions" */ './pages/transactions')),
    },
    {
      path: paths.balanceChanges,
      page: lazyPage(() => import(/* webpackChunkName: "balance-changes" */ './pages/balance-changes')),
    },
    { path: paths.bets, page: lazyPage(() => import(/* webpackChunkName: "bets" */ './pages/bets')) },
    {
      path: paths.deposit,
      page: lazyPage(() => import(/* webpackChunkName: "deposit" */ './pages/deposit')),
    },
    {
      path: paths.depositOrder,
      page: lazyPage(() => import(/* webpackChunkName: "deposit-order" */ './pages/deposit-order')),
    },
    {
      path: paths.withdraw,
      page: lazyPage(() => import(/* webpackChunkName: "withdrawal" */ './pages/withdrawal')),
    },
    {
      path: paths.activity,
      page: lazyPage(() => import(/* webpackChunkName: "activity" */ './pages/activity')),
    },
    {
      path: paths.messages,
      page: lazyPage(() => import(/* webpackChunkName: "messages" */ './pages/messages')),
    },
    {
      path: paths.rewards,
      page: lazyPage(() => import(/* webpackChunkName: "rewards" */ './pages/rewards')),
    },
    {
      path: paths.referral,
      page: lazyPage(() => import(/* webpackChunkName: "referral" */ './pages/referral')),
    },
    {
      path: paths.agentRegister,
      page: lazyPage(() => import(/* webpackChunkName: "agent" */ './pages/agent')),
    },
    { path: paths.help, page: lazyPage(() => import(/* webpackChunkName: "help" */ './pages/help')) },
    { path: paths.rules, page: lazyPage(() => import(/* webpackChunkName: "rules" */ './pages/rules')) },
    {
      path: paths.feedback,
      page: lazyPage(() => import(/* webpackChunkName: "feedback" */ './pages/feedback')),
    },
  ],
  catalog: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
});
