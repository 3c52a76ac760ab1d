import { defineRemoteConfig } from '@tessera/remote';
import { paths } from './src/common/paths';

export default defineRemoteConfig({
  name: 'auth',
  shell: '^1.0.0',
  routes: [
    { path: paths.login, chunk: 'login', shape: 'form' },
    { path: paths.register, chunk: 'register', shape: 'form' },
    { path: paths.registerHtml, chunk: 'register', shape: 'form' },
    { path: paths.changePassword, guard: 'session', chunk: 'change-password', shape: 'form' },
    { path: paths.forgotPassword, chunk: 'forgot-password', shape: 'form' },
    { path: paths.linkAccount, guard: 'session', chunk: 'link-account', shape: 'form' },
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
