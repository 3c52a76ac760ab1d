/** @jest-environment jsdom */
import { siteStatus } from '@tessera/contract';
import * as v from 'valibot';
import { offeredSystems } from './systems';

const site = (downLinkObj: object) =>
  v.parse(siteStatus, { downLinkObj, appVersion: { IOS: '2.5.0', Android: '2.4.1' } });
const both = { IOS: { url: 'https://app.test/ios' }, Android: { url: 'https://app.test/a.apk' } };
const ios = { os: 'ios', url: 'https://app.test/ios', isProfile: false, version: '2.5.0' };
const android = { os: 'android', url: 'https://app.test/a.apk', isProfile: false, version: '2.4.1' };

test.each([
  ['windows', [ios, android]],
  ['ios', [ios]],
  ['android', [android]],
] as const)('on %s the app is offered for %j, with its version [R2.23, R3.29]', (here, offered) => {
  expect(offeredSystems(site(both), here)).toEqual(offered);
});

test('a profile takes the place of a missing app of iOS; a system without both is left out [R3.29]', () => {
  const profile = { MOBILECONFIG: { url: 'https://app.test/a.mobileconfig' } };
  expect(offeredSystems(site(profile), 'macos')).toEqual([
    { ...ios, url: 'https://app.test/a.mobileconfig', isProfile: true },
  ]);
});

test('the home screen counts where it is listed [R3.30]', () => {
  const listed = { Android: { downLink: [{ resourceType: 'HOMESCREEN', url: '/' }] } };
  expect(offeredSystems(site(listed), 'android')).toMatchObject([{ os: 'android', url: undefined }]);
});
