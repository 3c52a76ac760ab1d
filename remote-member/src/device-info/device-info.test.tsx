/** @jest-environment jsdom */
import { status } from '@tessera/contract';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { provideDialogs } from '@tessera/ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { appVersion } from './app-version';
import { DeviceInfoRow } from './device-info-row';
import { userAgentText } from './user-agent-text';

jest.mock('@tessera/shell/i18n', () =>
  require('../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();
provideDialogs();
afterEach(cleanup);

test.each([
  ['Mozilla/5.0 Chrome/120', 'Mozilla/5.0 Chrome/120'],
  ['Mozilla/5.0 TesseraApp/2.4 UUID/abc more', 'Mozilla/5.0 TesseraApp/2.4'],
  ['Mozilla/5.0 (uuid=1; x) more uuid', 'Mozilla/5.0'],
  ['Mozilla/5.0 8c1d2f3a-0000-4000-8000-123456789abc end', 'Mozilla/5.0'],
])('the user agent %j is shown as %j [R2.58]', (userAgent, shown) => {
  expect(userAgentText(userAgent)).toBe(shown);
});

test('the app’s version is the one that its user agent names [R2.58]', () => {
  expect(appVersion('Mozilla/5.0 TesseraApp/2.4.39 x')).toBe('2.4.39');
  expect(appVersion('Mozilla/5.0')).toBeUndefined();
});

test('the dialog says browser, IP and version, and outside the app no app version [R2.58]', async () => {
  gateway.on(status, { value: { ip: '203.0.113.7' } });
  await refreshSite();
  render(<DeviceInfoRow />);
  await userEvent.click(screen.getByRole('button', { name: 'Device information' }));
  expect(screen.getByText('203.0.113.7')).toBeTruthy();
  expect(screen.getByText(navigator.userAgent)).toBeTruthy();
  expect(screen.getByText('1.0.0')).toBeTruthy();
  expect(screen.queryByText('App version')).toBeNull();
});
