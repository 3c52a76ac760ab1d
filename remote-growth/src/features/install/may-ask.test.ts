import type { WebManifest } from '@tessera/contract';
import { type InstallFacts, mayAskToInstall, wantsHomeScreen } from './may-ask';

const browser = {
  isNativeApp: false,
  isPwa: false,
  isWebclip: false,
  isTelegram: false,
  isMaya: false,
  isGcash: false,
  isMobile: true,
};
const plain: InstallFacts = {
  pathname: '/m/home',
  environment: browser,
  setting: { enabled: true, requireLogin: false },
  signedIn: false,
  isInstalled: false,
  isDeclined: false,
  isUnwanted: false,
  pwa: undefined,
  desktop: undefined,
};
const inside = (place: Partial<typeof browser>) => ({ environment: { ...browser, ...place } });
const membersOnly = { enabled: true, requireLogin: true };

const table: [what: string, facts: Partial<InstallFacts>, asks: boolean][] = [
  ['a visitor at home', {}, true],
  ['the start page [R2.21]', { pathname: '/' }, true],
  ['the target of an affiliate’s redirect [R2.4, R2.21]', { pathname: '/m/index.html' }, true],
  ['another name of the home page [R2.21]', { pathname: '/m/index' }, false],
  ['any other page [R2.21]', { pathname: '/m/game' }, false],
  ['the login [R2.21]', { pathname: '/m/login' }, false],
  ['inside the native app [R5.13a, R5.13b]', inside({ isNativeApp: true }), false],
  ['an installed app [R5.13a]', inside({ isPwa: true }), false],
  ['a Maya host [R5.13a]', inside({ isMaya: true }), false],
  ['a GCash host [R5.13a]', inside({ isGcash: true }), false],
  ['in_app is 0 [R5.13a]', { isUnwanted: true }, false],
  ['opened from the home screen', inside({ isWebclip: true }), false],
  ['a Telegram mini app, which has no home screen', inside({ isTelegram: true }), false],
  ['installed before', { isInstalled: true }, false],
  ['declined before', { isDeclined: true }, false],
  ['a merchant that asks members only, and a visitor [R6.3c]', { setting: membersOnly }, false],
  ['a merchant that asks members only, and a member [R6.3c]', { setting: membersOnly, signedIn: true }, true],
  ['a merchant that does not ask', { setting: { enabled: false, requireLogin: false } }, false],
  ['a template without `pwa` [R3.26]', { pwa: false }, false],
  ['a template with `pwa` [R3.26]', { pwa: true }, true],
  [
    'a template without `desktop_app_feature`, on a computer [R3.26]',
    { desktop: false, ...inside({ isMobile: false }) },
    false,
  ],
  ['a template without `desktop_app_feature`, on a phone [R3.26]', { desktop: false }, true],
  ['a merchant without settings', { setting: undefined }, false],
];

test.each(table)('%s', (_, facts, asks) => {
  expect(mayAskToInstall({ ...plain, ...facts })).toBe(asks);
});

const manifest = (more: Partial<WebManifest>): WebManifest => ({
  name: 'Aurora',
  icons: [],
  related_applications: [],
  ...more,
});
const onPlay = [{ platform: 'play', url: undefined, id: 'com.aurora' }];

test.each([
  ['without a manifest', undefined, 'android', true],
  ['standalone', manifest({ display: 'standalone' }), 'android', true],
  ['minimal-ui', manifest({ display: 'minimal-ui' }), 'ios', true],
  ['display: browser', manifest({ display: 'browser' }), 'android', false],
  ['an app of the store that is not preferred', manifest({ related_applications: onPlay }), 'android', true],
  [
    'a preferred app of this system',
    manifest({ related_applications: onPlay, prefer_related_applications: true }),
    'android',
    false,
  ],
  [
    'a preferred app of another system',
    manifest({ related_applications: onPlay, prefer_related_applications: true }),
    'ios',
    true,
  ],
  ['a preference without an app', manifest({ prefer_related_applications: true }), 'android', true],
] as const)('%s decides whether the home screen is offered [R3.40]', (_, described, os, wanted) => {
  expect(wantsHomeScreen(described, os)).toBe(wanted);
});
