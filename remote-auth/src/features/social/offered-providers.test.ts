/** @jest-environment jsdom */
import type { Flag, SiteStatus } from '@tessera/contract';
import { channelFlags, siteStatus } from '@tessera/contract';
import type { Environment } from '@tessera/shell/environment';
import { provideRelease } from '@tessera/shell/testing';
import * as v from 'valibot';
import type { Channel } from '../../common/channel';
import { offeredProviders } from './offered-providers';

const scripts = ['https://accounts.google.com', 'https://connect.facebook.net', 'https://apis.google.com'];
provideRelease({ merchant: { allow: { scripts } } });

const everyFlag = Object.values(channelFlags);
const site = (flags: readonly Flag[], change: object = {}): SiteStatus =>
  v.parse(siteStatus, {
    whitelabelVal: Object.fromEntries(flags.map((flag) => [flag, true])),
    gw: { LINE_CLIENT_ID: '20' },
    smsProvider: { authDomain: 'a.example', googleWebClientId: 'g', facebookAppId: 'f' },
    ...change,
  });
const environment = (change: Partial<Environment> = {}): Environment => ({
  os: 'android',
  osVersion: '15',
  browser: 'Chrome',
  browserVersion: '140',
  isNativeApp: false,
  appVersion: '',
  isPwa: false,
  isWebclip: false,
  isTelegram: false,
  isMaya: false,
  isGcash: false,
  isIpad: false,
  isMobile: true,
  ...change,
});
const offered = (
  status: SiteStatus,
  where = environment(),
  setUp: readonly Channel[] = ['telegram'],
): readonly Channel[] =>
  offeredProviders({ site: status, environment: where }, setUp).map(({ channel }) => channel);

test('without flags no provider is offered, with all flags every one', () => {
  expect(offered(site([]))).toEqual([]);
  expect(offered(site(everyFlag))).toEqual(['google', 'facebook', 'twitter', 'line', 'telegram']);
});

test('Telegram is offered with its flag once the gateway says that it is set up [R5.10a]', () => {
  expect(offered(site(['TELEGRAMLOGIN3']))).toEqual(['telegram']);
  expect(offered(site(['TELEGRAMLOGIN3']), environment(), [])).toEqual([]);
  expect(offered(site(['GOOGLELOGIN3']))).not.toContain('telegram');
});

test('LINE needs a client id and is not offered in an installed page [R5.10b]', () => {
  expect(offered(site(['LINELOGIN3']))).toEqual(['line']);
  expect(offered(site(['LINELOGIN3'], { gw: {} }))).toEqual([]);
  expect(offered(site(['LINELOGIN3']), environment({ isPwa: true }))).toEqual([]);
});

test('Google is not offered inside another app, where it refuses to sign in', () => {
  for (const inside of [{ isTelegram: true }, { isMaya: true }, { isGcash: true }]) {
    expect(offered(site(['GOOGLELOGIN3']), environment(inside))).toEqual([]);
  }
});

test('inside a native app every provider that is switched on is offered, because the app signs in', () => {
  expect(
    offered(site(everyFlag, { gw: {}, smsProvider: {} }), environment({ isNativeApp: true }), []),
  ).toEqual(['google', 'facebook', 'twitter', 'line', 'telegram']);
});

test('a provider whose script the policy of the page blocks is not offered, and the console names it once', async () => {
  provideRelease({ merchant: { allow: { scripts: ['https://connect.facebook.net'] } } });
  jest.resetModules();
  const told = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const fresh = await import('./offered-providers');
  const offeredNow = (status: SiteStatus, where = environment()) =>
    fresh.offeredProviders({ site: status, environment: where }, ['telegram']).map(({ channel }) => channel);
  for (const _ of [1, 2]) expect(offeredNow(site(everyFlag))).toEqual(['facebook', 'line', 'telegram']);
  expect(told.mock.calls.map(([line]) => /"(\w+)"/.exec(line)?.[1])).toEqual(['google', 'x']);
  expect(offeredNow(site(everyFlag), environment({ isNativeApp: true }))).toContain('google');
  const own = { social: { places: { googleScript: '/wps/stand-in/google.js' } } };
  expect(offeredNow(site(['GOOGLELOGIN3'], own))).toEqual(['google']);
  told.mockRestore();
});
