import type { Flag, SiteStatus } from '@tessera/contract';
import { siteStatus } from '@tessera/contract';
import type { Environment } from '@tessera/shell/environment';
import * as v from 'valibot';
import { offeredProviders, providers } from './providers';

const everyFlag = providers.map(({ flag }) => flag);
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
const bot = { botId: '7', authDomain: 'a.example' };
const offered = (status: SiteStatus, where = environment(), telegram: object = bot) =>
  offeredProviders({ site: status, environment: where, telegram }).map(({ channel }) => channel);

test('a merchant without flags offers none, one with all of them all', () => {
  expect(offered(site([]))).toEqual([]);
  expect(offered(site(everyFlag))).toEqual(['google', 'facebook', 'twitter', 'line', 'telegram']);
});

test.each([
  ['the flag', site(['GOOGLELOGIN3']), bot],
  ['the bot', site(['TELEGRAMLOGIN3']), { authDomain: 'a.example' }],
  ['the domain', site(['TELEGRAMLOGIN3']), { botId: '7' }],
])('Telegram is not offered without %s [R5.10a]', (_what, status, telegram) => {
  expect(offered(status, environment(), telegram)).not.toContain('telegram');
});

test('Telegram is offered with bot, domain and flag [R5.10a]', () => {
  expect(offered(site(['TELEGRAMLOGIN3']))).toEqual(['telegram']);
});

test('LINE by redirect needs a client id and is not there in an installed page [R5.10b]', () => {
  expect(offered(site(['LINELOGIN3']))).toEqual(['line']);
  expect(offered(site(['LINELOGIN3'], { gw: {} }))).toEqual([]);
  expect(offered(site(['LINELOGIN3']), environment({ isPwa: true }))).toEqual([]);
});

test('Google is not offered in the view of another app, where it refuses', () => {
  for (const inside of [{ isTelegram: true }, { isMaya: true }, { isGcash: true }]) {
    expect(offered(site(['GOOGLELOGIN3']), environment(inside))).toEqual([]);
  }
});

test('inside a native app every switched-on provider is offered, since the app signs in', () => {
  expect(
    offered(site(everyFlag, { gw: {}, smsProvider: {} }), environment({ isNativeApp: true }), {}),
  ).toEqual(['google', 'facebook', 'twitter', 'line', 'telegram']);
});
