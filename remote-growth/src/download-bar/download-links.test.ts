/** @jest-environment jsdom */
import { bestLink, downloadLinks } from './download-links';

const target = (url?: string, listed: { resourceType: string; url: string }[] = []) => ({
  ...(url !== undefined && { url }),
  resources: [],
  downLink: listed,
});

test('each target gives its own address, or the first listed one of its type', () => {
  const links = downloadLinks({
    IOS: target('https://app.test/ios'),
    MOBILECONFIG: target(undefined, [
      { resourceType: 'IOS', url: 'https://app.test/other' },
      { resourceType: 'MOBILECONFIG', url: 'https://app.test/a.mobileconfig' },
    ]),
    Android: { resources: [{ resourceType: 'Android', url: '/files/a.apk' }], downLink: [] },
    banners: [],
  });
  expect(links).toEqual({
    ios: 'https://app.test/ios',
    profile: 'https://app.test/a.mobileconfig',
    android: 'http://localhost/files/a.apk',
  });
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'intent://x', '', 'http://'])(
  'an address like "%s" is none',
  (url) => {
    expect(downloadLinks({ Android: target(url), banners: [] }).android).toBeUndefined();
  },
);

test('a system that no app is for may use whichever link there is', () => {
  expect(bestLink({ ios: undefined, profile: 'p', android: 'a' }, 'windows')).toBe('a');
  expect(bestLink({ ios: undefined, profile: undefined, android: 'a' }, 'ios')).toBeUndefined();
});
