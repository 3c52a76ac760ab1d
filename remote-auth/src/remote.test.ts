/** @jest-environment jsdom */
import { remoteModuleFault } from '@tessera/remote';
import config from '../remote.config';
import remote from './remote';

test('the remote gives what its description promises [R2.2] [R2.3]', async () => {
  expect(remoteModuleFault(remote)).toBeUndefined();
  expect(remote.routes.map(({ path }) => path)).toEqual(config.routes.map(({ path }) => path));
  expect(Object.keys(remote.slots ?? {})).toEqual(config.slots.map(({ name }) => name));
  expect(config.routes.map(({ guard }) => guard)).toEqual([undefined, undefined, undefined, 'session']);
  await Promise.all(remote.routes.map(({ page }) => page.preload()));
});

test('it starts by itself only for a remembered login, for whoever comes from a third party, and when a login is asked for', () => {
  expect(config.start).toEqual([
    'remembered-login',
    'line-return',
    'telegram-launch',
    'maya-launch',
    'social-return',
    'login-dialog',
  ]);
});
