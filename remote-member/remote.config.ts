import { defineRemoteConfig } from '@tessera/remote';
import { paths } from './src/paths';

export default defineRemoteConfig({
  name: 'member',
  shell: '^1.0.0',
  routes: [
    { path: paths.memberHome, chunk: 'member-home', guard: 'session' },
    { path: paths.wallet, chunk: 'wallet', guard: 'session' },
  ],
});
