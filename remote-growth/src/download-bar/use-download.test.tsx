/** @jest-environment jsdom */
import { provideTracking } from '@tessera/shell/tracking';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { bar, openPlaces, press } from '../testing/places';
import { AppBar } from './download-bar';
import { useOffer } from './use-offer';

jest.mock('@tessera/shell/i18n', () =>
  require('../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('@tessera/shell/environment', () => {
  const actual = jest.requireActual('@tessera/shell/environment');
  return { ...actual, environment: jest.fn() };
});

let opened: jest.SpyInstance;
const tracked = jest.fn();

beforeEach(() => {
  opened = jest.spyOn(window, 'open').mockReturnValue(null);
  provideTracking(tracked);
});
afterEach(() => {
  cleanup();
  delete window.__tessera;
  opened.mockRestore();
  tracked.mockClear();
});

test('the app window downloads too, and can be closed for good', async () => {
  await openPlaces();
  await bar();
  await press('Close the app offer');
  await press('Download Golden Demo');
  expect(opened).toHaveBeenCalledTimes(1);
  await press('Hide the app shortcut');
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('a download is tracked, and a package opens in the same tab [R4.25, R4.26]', async () => {
  await openPlaces();
  await bar();
  await press('Download');
  expect(opened).toHaveBeenCalledWith('https://app.test/demo.apk', '_self', '');
  expect(tracked).toHaveBeenCalledWith('downloadApp', { url: 'https://app.test/demo.apk' });
});

test('another address opens in a new tab that knows nothing of this one [R4.26]', async () => {
  await openPlaces({ os: 'ios' });
  await bar();
  await press('Download');
  expect(opened).toHaveBeenCalledWith('https://app.test/ios', '_blank', 'noopener');
});

test('the deferred install prompt is shown once, then the link takes over [R4.25]', async () => {
  const prompt = jest.fn(async () => undefined);
  window.__tessera = {
    answers: new Map(),
    failed: new Set(),
    installPrompt: Object.assign(new Event('beforeinstallprompt'), { prompt }),
  };
  await openPlaces();
  await bar();
  await press('Download');
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(opened).not.toHaveBeenCalled();
  await press('Download');
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('a merchant can send members to the referral screen instead [R4.25]', async () => {
  await openPlaces({}, {}, { referral: true });
  await bar();
  await press('Download');
  expect(await screen.findByText('another page')).toBeTruthy();
  expect(opened).not.toHaveBeenCalled();
});

test('a custom click handler is done in place of the download [R4.25]', async () => {
  const custom = jest.fn();
  const Custom = () => <AppBar offer={useOffer()} onDownload={custom} />;
  await openPlaces({ isPwa: true });
  cleanup();
  render(
    <MemoryRouter>
      <Custom />
    </MemoryRouter>,
  );
  await press('Download');
  expect(custom).toHaveBeenCalledTimes(1);
  expect(opened).not.toHaveBeenCalled();
});
