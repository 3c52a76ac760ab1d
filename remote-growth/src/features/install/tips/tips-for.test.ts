import type { Environment } from '@tessera/shell/environment';
import EN from '../../../locales/EN.json';
import { steps } from './steps';
import { type TipsKind, tipsFor } from './tips-for';

const browser: Environment = {
  os: 'ios',
  osVersion: '17.5',
  browser: 'Safari',
  browserVersion: '17.5',
  isNativeApp: false,
  appVersion: '',
  isPwa: false,
  isWebclip: false,
  isTelegram: false,
  isMaya: false,
  isGcash: false,
  isIpad: false,
  isMobile: true,
};
const mac = { os: 'macos', isMobile: false } as const;

const table: [what: string, here: Partial<Environment>, tips: TipsKind | undefined][] = [
  ['Safari on iOS', {}, 'ios-safari'],
  ['Safari on iOS 26, which moved its Share button', { browserVersion: '26.0' }, 'ios-safari-menu'],
  ['Chrome on iOS', { browser: 'Chrome', browserVersion: '140' }, 'ios-chrome'],
  ['Firefox on iOS', { browser: 'Firefox', browserVersion: '140' }, 'ios-other'],
  ['Chrome on an iOS where only Safari can', { browser: 'Chrome', osVersion: '16.3' }, 'ios-elsewhere'],
  ['Chrome on the first iOS where it can', { browser: 'Chrome', osVersion: '16.4' }, 'ios-chrome'],
  ['an iOS that reloads such an app at every switch [R9.31]', { osVersion: '12.1' }, undefined],
  ['iOS 11 [R9.31]', { osVersion: '11.4' }, undefined],
  ['iOS 12.2 [R9.31]', { osVersion: '12.2' }, 'ios-safari'],
  ['Chrome on Android that gave no prompt', { os: 'android', browser: 'Chrome' }, 'android'],
  ['Firefox on Android', { os: 'android', browser: 'Firefox' }, 'android'],
  ['Chrome on a computer', { ...mac, browser: 'Chrome' }, 'desktop-chrome'],
  ['Edge on a computer', { os: 'windows', browser: 'Edge' }, 'desktop-edge'],
  ['Safari on a Mac', mac, 'desktop-safari'],
  ['Safari on a Mac before version 17', { ...mac, browserVersion: '16.6' }, undefined],
  ['Firefox on a computer', { ...mac, browser: 'Firefox' }, undefined],
  ['a web view of another app', { browser: '', browserVersion: '' }, undefined],
  ['Telegram', { isTelegram: true }, undefined],
  ['an installed app', { isPwa: true }, undefined],
];

test.each(table)('tips for %s', (_, here, tips) => {
  expect(tipsFor({ ...browser, ...here })).toBe(tips);
});

test.each(Object.entries(steps))(
  'the tips for %s are two or three drawn steps with a sentence each [R2.50]',
  (_, tips) => {
    expect([2, 3]).toContain(tips.length);
    for (const { says } of tips) expect(Object.keys(EN)).toContain(says);
  },
);
