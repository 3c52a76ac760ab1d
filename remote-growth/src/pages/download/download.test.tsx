/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import DownloadPage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('@tessera/shell/environment', () => ({
  ...jest.requireActual('@tessera/shell/environment'),
  environment: jest.fn(),
}));

const appVersion = { IOS: '2.5.0', Android: '2.4.1' };
const open = (here: object = {}, site: object = {}) =>
  openPage('/m/download', <DownloadPage />, here, { appVersion, ...site });
const computer = { os: 'windows', isMobile: false, browser: 'Chrome' };
const system = (name: string) => screen.getByRole('region', { name });
const steps = (part: HTMLElement) => within(part).getAllByRole('listitem').length;

test('a computer gets a QR code, and for each system the link, the version and the steps [R2.23]', async () => {
  history.replaceState(null, '', '/m/download?affiliateCode=ann');
  await open(computer);
  expect(await screen.findByRole('heading', { level: 1, name: 'Get the app' })).toBeTruthy();
  expect(screen.getByRole('img', { name: /Scan this with your phone/ })).toBeTruthy();
  const [ios, android] = [system('iOS'), system('Android')];
  expect(within(ios).getByRole('link', { name: 'Download for iPhone and iPad' }).getAttribute('href')).toBe(
    'https://app.test/ios',
  );
  expect(within(android).getByRole('link', { name: 'Download for Android' }).getAttribute('href')).toBe(
    'https://app.test/demo.apk',
  );
  expect(within(ios).getByText('Version 2.5.0')).toBeTruthy();
  expect(within(android).getByText('Version 2.4.1')).toBeTruthy();
  expect([steps(ios), steps(android)]).toEqual([3, 3]);
});

test('a phone gets its own system, and no code to scan [R2.23]', async () => {
  await open();
  expect(await screen.findByText('Version 2.4.1')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'iOS' })).toBeNull();
  expect(screen.queryByRole('img', { name: /Scan/ })).toBeNull();
});

test('a profile of iOS has its own steps [R2.23, R4.26]', async () => {
  const downLinkObj = { MOBILECONFIG: { url: 'https://app.test/a.mobileconfig' } };
  await open({ os: 'ios', browser: 'Safari', browserVersion: '17.0', osVersion: '17.0' }, { downLinkObj });
  expect(await screen.findByText('Open Settings and tap “Profile Downloaded”')).toBeTruthy();
});

test('a template without `pwa` has no steps to the home screen [R3.26]', async () => {
  await open({}, { mobileTemplate: { pwa: false } });
  expect(await screen.findByRole('link', { name: 'Download for Android' })).toBeTruthy();
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('a merchant without an app says so', async () => {
  await open({}, { downLinkObj: {} });
  expect(await screen.findByText('The app isn’t available for this device yet')).toBeTruthy();
});
