/** @jest-environment jsdom */
import type { DownLinks, DownloadLinkType } from '@tessera/contract';
import { bestLink, downloadLinks, isOnHomeScreen, listedIcon, trustedAddress } from './download-links';

const target = (url?: string, listed: { resourceType: DownloadLinkType; url: string }[] = []) => ({
  ...(url !== undefined && { url }),
  resources: [],
  downLink: listed,
});

test('each system gets its own address, or the first listed one of its type [R3.29, R3.30]', () => {
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

test.each([
  ['https://app.test/get', 'https://app.test/get'],
  ['/files/a.apk', 'http://localhost/files/a.apk'],
  [
    'itms-services://?action=download-manifest&url=https://app.test/a.plist',
    'itms-services://?action=download-manifest&url=https://app.test/a.plist',
  ],
])('the address %s is trusted as %s', (raw, address) => {
  expect(trustedAddress(raw)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'blob:http://localhost/1',
  'intent://x',
  'http://app.test/a.apk',
  'itms-services://?action=download-manifest&url=http://app.test/a.plist',
  'itms-services://?action=download-manifest',
  'itms-services://?url=javascript:alert(1)',
  'https://',
  '',
])('the address "%s" is not trusted', (url) => {
  expect(trustedAddress(url)).toBeUndefined();
  expect(downloadLinks({ Android: target(url), banners: [] }).android).toBeUndefined();
});

test('the home screen counts where the merchant lists it for the system [R3.30]', () => {
  const links: DownLinks = {
    MOBILECONFIG: target('/a.mobileconfig', [{ resourceType: 'HOMESCREEN', url: '' }]),
    Android: target('/a.apk'),
    banners: [],
  };
  expect([isOnHomeScreen(links, 'ios'), isOnHomeScreen(links, 'android')]).toEqual([true, false]);
  expect(isOnHomeScreen(links, 'windows')).toBe(true);
});

test("the app's icon is the first one that is listed [R3.30]", () => {
  const icon = (url: string) => [{ resourceType: 'AppDownloadIcon' as const, url }];
  const links: DownLinks = {
    IOS: target('/i', icon('')),
    Android: target('/a', icon('/icon.png')),
    banners: [],
  };
  expect(listedIcon(links)).toBe('/icon.png');
  expect(listedIcon({ banners: [] })).toBeUndefined();
});

test('a system without an app gets any link of the app', () => {
  expect(bestLink({ ios: undefined, profile: 'p', android: 'a' }, 'windows')).toBe('a');
  expect(bestLink({ ios: undefined, profile: undefined, android: 'a' }, 'ios')).toBeUndefined();
});
