import { defineRemoteConfig } from '@tessera/remote';
import { paths } from './src/common/paths';

export default defineRemoteConfig({
  name: 'auth',
  shell: '^1.0.0',
  routes: [
    { path: paths.login, chunk: 'login' },
    { path: paths.register, chunk: 'register' },
    { path: paths.registerHtml, chunk: 'register' },
    { path: paths.changePassword, guard: 'session', chunk: 'change-password' },
  ],
  slots: [{ name: 'overlay' }],
  start: [
    'remembered-login',
    'line-return',
    'telegram-launch',
    'maya-launch',
    'social-return',
    'login-dialog',
  ],
});
