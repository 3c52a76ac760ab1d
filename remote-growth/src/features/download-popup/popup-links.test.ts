/** @jest-environment jsdom */
import { popupLinks } from './popup-links';

const links = {
  ios: 'https://a.test/i',
  profile: 'https://a.test/p.mobileconfig',
  android: 'https://a.test/a.apk',
};
const keys = { ios: 'MOBILECONFIG', android: 'Android' } as const;
const profile = { system: 'ios', url: links.profile };
const app = { system: 'ios', url: links.ios };
const apk = { system: 'android', url: links.android };

test.each([
  ['iOS gets what the key names, which is the profile by default [R2.48]', 'ios', links, keys, [profile]],
  ['iOS gets its own link where the merchant names that key', 'ios', links, { ...keys, ios: 'IOS' }, [app]],
  ['iOS gets its own link where there is no profile', 'ios', { ...links, profile: undefined }, keys, [app]],
  ['Android gets its package by default [R2.48]', 'android', links, keys, [apk]],
  ['a computer gets both', 'windows', links, keys, [profile, apk]],
  [
    'iOS does not get the package of Android',
    'ios',
    { ...links, ios: undefined, profile: undefined },
    keys,
    [],
  ],
] as const)('%s', (_, os, given, named, expected) => {
  expect(popupLinks(os, given, named)).toEqual(expected);
});
