/** @jest-environment jsdom */
import { remoteModuleFault } from '@tessera/remote';
import config from '../remote.config';
import remote from './remote';

test('the remote has the pages of the specification, behind a guard where it says so [R2.2, R2.3, R2.16]', async () => {
  const pages = [
    '/m/login',
    '/m/register',
    '/m/register.html',
    '/m/changePsw',
    '/m/forgotPsw',
    '/m/linkAccount',
  ];
  expect(remoteModuleFault(remote)).toBeUndefined();
  expect(remote.routes.map(({ path }) => path)).toEqual(pages);
  expect(config.routes.map(({ path }) => path)).toEqual(pages);
  expect(config.routes.map(({ guard }) => guard)).toEqual([
    undefined,
    undefined,
    undefined,
    'session',
    undefined,
    'session',
  ]);
  expect(Object.keys(remote.slots ?? {})).toEqual(['overlay']);
  await Promise.all(remote.routes.map(({ page }) => page.preload()));
});

test('it starts without a page only for a remembered login, a return from a third party, and the login dialog', () => {
  expect(config.start).toEqual([
    'remembered-login',
    'line-return',
    'telegram-launch',
    'maya-launch',
    'social-return',
    'login-dialog',
  ]);
});
