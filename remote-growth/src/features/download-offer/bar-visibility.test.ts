/** @jest-environment jsdom */
import { type BarFacts, type BarView, barVisibility } from './bar-visibility';

const android = {
  isNativeApp: false,
  isPwa: false,
  isWebclip: false,
  os: 'android',
  isMobile: true,
} as const;
const ios = { ...android, os: 'ios' } as const;
const webclip = { ...ios, isWebclip: true };
const desktop = { ...android, os: 'windows', isMobile: false } as const;
const links = {
  ios: 'https://app.test/a.ipa',
  profile: 'https://app.test/a.mobileconfig',
  android: 'https://app.test/a.apk',
};
const none = { ios: undefined, profile: undefined, android: undefined };
const open = { requireLogin: false, minRankLevel: 0, showOnHomeScreen: false };

const plain: BarFacts = {
  state: 'bar',
  environment: android,
  links,
  homeScreen: false,
  setting: open,
  signedIn: false,
  rankLevel: 0,
  desktop: undefined,
  playing: false,
};

const table: [what: string, facts: Partial<BarFacts>, view: BarView][] = [
  ['a visitor in a browser', {}, 'bar'],
  ['the flag hideDownloadBar is 1 [R4.23b]', { state: 'closed' }, 'nothing'],
  ['the bar was closed [R4.23c]', { state: 'window' }, 'window'],
  ['inside the native app [R4.24a]', { environment: { ...android, isNativeApp: true } }, 'nothing'],
  ['in an installed PWA [R4.24a]', { environment: { ...android, isPwa: true } }, 'nothing'],
  [
    'a closed bar inside the native app',
    { state: 'window', environment: { ...android, isNativeApp: true } },
    'nothing',
  ],
  ['no download link at all [R4.24a]', { links: none }, 'nothing'],
  ['Android with nothing but links for iOS [R4.24a]', { links: { ...links, android: undefined } }, 'nothing'],
  [
    'iOS with nothing but a link for Android [R4.24a]',
    { environment: ios, links: { ...none, android: links.android } },
    'nothing',
  ],
  ['no link, but the home screen is listed as a way to the app', { links: none, homeScreen: true }, 'bar'],
  ['iOS with the profile alone', { environment: ios, links: { ...none, profile: links.profile } }, 'bar'],
  [
    'a computer, where the template offers no app [R3.26]',
    { environment: desktop, desktop: false },
    'nothing',
  ],
  ['a computer, where the template offers the app [R3.26]', { environment: desktop, desktop: true }, 'bar'],
  ['a phone, where the template offers no app on computers [R3.26]', { desktop: false }, 'bar'],
  ['a computer, with any link', { environment: desktop, links: { ...none, android: links.android } }, 'bar'],
  [
    'the shortcut of a profile also runs standalone, and is configured to show there [R4.24a]',
    { environment: { ...webclip, isPwa: true }, setting: { ...open, showOnHomeScreen: true } },
    'bar',
  ],
  ['opened from the home screen [R4.24a]', { environment: webclip }, 'nothing'],
  [
    'opened from the home screen, configured to show there [R4.24a]',
    { environment: webclip, setting: { ...open, showOnHomeScreen: true } },
    'bar',
  ],
  [
    'opened from the home screen without an iOS link: the bar [R4.24b]',
    {
      environment: webclip,
      links: { ...links, ios: undefined },
      setting: { ...open, showOnHomeScreen: true },
    },
    'nothing',
  ],
  [
    'opened from the home screen without an iOS link: the app window [R4.24b]',
    {
      state: 'window',
      environment: webclip,
      links: { ...links, ios: undefined },
      setting: { ...open, showOnHomeScreen: true },
    },
    'nothing',
  ],
  [
    'a required VIP rank level that is not reached [R4.24a, R6.3b]',
    { signedIn: true, rankLevel: 2, setting: { ...open, minRankLevel: 3 } },
    'nothing',
  ],
  [
    'a required VIP rank level that is reached [R6.3b]',
    { signedIn: true, rankLevel: 3, setting: { ...open, minRankLevel: 3 } },
    'bar',
  ],
  ['login required and no session [R4.24a, R6.3b]', { setting: { ...open, requireLogin: true } }, 'nothing'],
  [
    'login required and a session [R6.3b]',
    { signedIn: true, setting: { ...open, requireLogin: true } },
    'bar',
  ],
  ["the merchant's rules not known", { setting: undefined }, 'nothing'],
  ['a game on the whole screen', { playing: true }, 'nothing'],
];

test.each(table)('%s', (_, facts, view) => {
  expect(barVisibility({ ...plain, ...facts })).toBe(view);
});
