/** @jest-environment jsdom */
import { status } from '@tessera/contract';
import * as shellEnvironment from '@tessera/shell/environment';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { provideDialogs } from '@tessera/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeviceInfoRow, withoutDeviceId } from './device-info-row';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

jest.mock('@tessera/shell/environment', () => {
  const actual = jest.requireActual('@tessera/shell/environment');
  return { ...actual, environment: jest.fn(actual.environment) };
});

const gateway = provideVisits();
provideDialogs();
afterEach(cleanup);

test.each([
  ['Mozilla/5.0 Chrome/120', 'Mozilla/5.0 Chrome/120'],
  ['Mozilla/5.0 TesseraApp/2.4 UUID/abc more', 'Mozilla/5.0 TesseraApp/2.4'],
  ['Mozilla/5.0 (uuid=1; x) more uuid', 'Mozilla/5.0'],
  ['Mozilla/5.0 8c1d2f3a-0000-4000-8000-123456789abc end', 'Mozilla/5.0'],
])('the user agent %j is shown as %j [R2.58]', (userAgent, shown) => {
  expect(withoutDeviceId(userAgent)).toBe(shown);
});

test('the dialog shows browser, IP address and version, and no app version outside the app [R2.58]', async () => {
  gateway.on(status, { value: { ip: '203.0.113.7' } });
  await refreshSite();
  render(<DeviceInfoRow />);
  await userEvent.click(screen.getByRole('button', { name: 'Device information' }));
  expect(screen.getByText('203.0.113.7')).toBeTruthy();
  expect(screen.getByText(navigator.userAgent)).toBeTruthy();
  expect(screen.getByText('1.0.0')).toBeTruthy();
  expect(screen.queryByText('App version')).toBeNull();
});

test('in the app it also shows the version of the app [R2.58]', async () => {
  const here = shellEnvironment.environment();
  jest
    .mocked(shellEnvironment.environment)
    .mockReturnValue({ ...here, isNativeApp: true, appVersion: '2.4.39' });
  render(<DeviceInfoRow />);
  await userEvent.click(screen.getByRole('button', { name: 'Device information' }));
  expect(screen.getByText('App version')).toBeTruthy();
  expect(screen.getByText('2.4.39')).toBeTruthy();
});
