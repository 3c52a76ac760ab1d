import { HOME } from '@tessera/contract';
import { defineRemoteConfig } from '@tessera/remote';
import { paths } from './src/common/paths';

export default defineRemoteConfig({
  name: 'member',
  shell: '^1.0.0',
  routes: [
    { path: paths.memberHome, chunk: 'member-home', guard: 'session' },
    { path: paths.wallet, chunk: 'wallet', guard: 'session' },
    { path: paths.transfer, chunk: 'transfer', guard: 'session' },
    { path: paths.history, chunk: 'transactions', guard: 'session' },
    { path: paths.deposit, chunk: 'deposit', guard: 'session' },
    { path: paths.depositOrder, chunk: 'deposit-order', guard: 'session' },
    { path: paths.withdraw, chunk: 'withdrawal', guard: 'session' },
    { path: paths.activity, chunk: 'activity' },
    { path: paths.messages, chunk: 'messages' },
    { path: paths.rewards, chunk: 'rewards', guard: 'session' },
    { path: paths.referral, chunk: 'referral' },
    { path: paths.agentRegister, chunk: 'agent', guard: 'session' },
    { path: paths.help, chunk: 'help' },
    { path: paths.feedback, chunk: 'feedback', guard: 'session', guardTarget: HOME },
  ],
});
