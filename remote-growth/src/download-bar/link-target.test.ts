import { downloadTarget } from './open-download';

const packages = [
  'https://app.test/app.ipa',
  'https://app.test/app.apk',
  'https://app.test/app.mobileconfig',
  'https://app.test/App.APK?v=2#top',
];
const pages = ['https://app.test/get', 'https://app.test/apk', 'https://app.test/get?file=app.apk'];

test.each(packages)('%s opens in the same tab [R4.26]', (url) => {
  expect(downloadTarget(url, false)).toBe('_self');
});

test.each(pages)('%s opens in a new tab [R4.26]', (url) => {
  expect(downloadTarget(url, false)).toBe('_blank');
});

test.each([...packages, ...pages])('%s opens in a new tab inside Telegram [R4.26]', (url) => {
  expect(downloadTarget(url, true)).toBe('_blank');
});
