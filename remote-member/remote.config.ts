import { HOME } from '@tessera/contract';
import { defineRemoteConfig } from '@tessera/remote';
import { paths } from './src/common/paths';

export default defineRemoteConfig({
  name: 'member',
  shell: '^1.0.0',
  routes: [
    { path: paths.memberHome, chunk: 'member-home', shape: 'account', guard: 'session' },
    { path: paths.profile, chunk: 'profile', shape: 'account', guard: 'session' },
    { path: paths.security, chunk: 'security', shape: 'account', guard: 'session' },
    { path: paths.settings, chunk: 'settings', shape: 'account', guard: 'session' },
    { path: paths.wallet, chunk: 'wallet', shape: 'lines', guard: 'session' },
    { path: paths.transfer, chunk: 'transfer', shape: 'lines', guard: 'session' },
    { path: paths.history, chunk: 'transactions', shape: 'lines', guard: 'session' },
    { path: paths.balanceChanges, chunk: 'balance-changes', shape: 'lines', guard: 'session' },
    { path: paths.bets, chunk: 'bets', shape: 'lines', guard: 'session' },
    { path: paths.deposit, chunk: 'deposit', shape: 'lines', guard: 'session' },
    { path: paths.depositOrder, chunk: 'deposit-order', shape: 'lines', guard: 'session' },
    { path: paths.withdraw, chunk: 'withdrawal', shape: 'lines', guard: 'session' },
    { path: paths.activity, chunk: 'activity', shape: 'lines' },
    { path: paths.messages, chunk: 'messages', shape: 'lines' },
    { path: paths.rewards, chunk: 'rewards', shape: 'lines', guard: 'session' },
    { path: paths.referral, chunk: 'referral', shape: 'lines' },
    { path: paths.agentRegister, chunk: 'agent', shape: 'lines', guard: 'session' },
    { path: paths.help, chunk: 'help', shape: 'lines' },
    { path: paths.rules, chunk: 'rules', shape: 'lines' },
    { path: paths.feedback, chunk: 'feedback', shape: 'lines', guard: 'session', guardTarget: HOME },
  ],
});
