/** @jest-environment jsdom */
import { downloadTarget } from './link-target';

const browser = { isTelegram: false, isMaya: false, isGcash: false };

const packages = [
  'https://app.test/app.ipa',
  'https://app.test/app.apk',
  'https://app.test/app.mobileconfig',
  'https://app.test/App.APK?v=2#top',
];
const pages = ['https://app.test/get', 'https://app.test/apk', 'https://app.test/get?file=app.apk'];

test.each(packages)('%s opens in the same tab [R4.26]', (url) => {
  expect(downloadTarget(url, browser)).toBe('_self');
});

test.each(pages)('%s opens in a new tab [R4.26]', (url) => {
  expect(downloadTarget(url, browser)).toBe('_blank');
});

test.each([...packages, ...pages])('%s opens in a new tab inside Telegram [R4.26]', (url) => {
  expect(downloadTarget(url, { ...browser, isTelegram: true })).toBe('_blank');
});

test.each(['isMaya', 'isGcash'])(
  'everything opens in the same tab where %s: such a web view has no tabs',
  (container) => {
    for (const url of [...packages, ...pages])
      expect(downloadTarget(url, { ...browser, [container]: true })).toBe('_self');
  },
);

test('an installation link of iOS opens in the same tab', () => {
  const url = 'itms-services://?action=download-manifest&url=https://app.test/a.plist';
  expect(downloadTarget(url, browser)).toBe('_self');
});
