/** @jest-environment jsdom */
import { downloadSetting, status } from '@tessera/contract';
import * as surroundings from '@tessera/shell/environment';
import { signIn, signOut } from '@tessera/shell/session';
import { refreshSite } from '@tessera/shell/site';
import { provideTracking } from '@tessera/shell/tracking';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { gateway } from '../testing/fake-gateway';
import AppWindow from './app-window';
import DownloadBar, { AppBar } from './download-bar';
import { useOffer } from './use-offer';

jest.mock('@tessera/shell/i18n', () =>
  require('../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('@tessera/shell/environment', () => {
  const actual = jest.requireActual('@tessera/shell/environment');
  return { ...actual, environment: jest.fn() };
});

const phone: surroundings.Environment = {
  os: 'android',
  osVersion: '14',
  browser: 'Chrome',
  browserVersion: '140',
  isNativeApp: false,
  isPwa: false,
  isWebclip: false,
  isTelegram: false,
  isMaya: false,
  isGcash: false,
  isIpad: false,
  isMobile: true,
};
const site = {
  siteName: 'Golden Demo',
  downLinkObj: { Android: { url: 'https://app.test/demo.apk' }, IOS: { url: 'https://app.test/ios' } },
};

let opened: jest.SpyInstance;
const tracked = jest.fn();

/** Opens a page with both places, in an environment, at a merchant. */
async function open(here: Partial<surroundings.Environment> = {}, own: object = {}, setting: object = {}) {
  jest.mocked(surroundings.environment).mockReturnValue({ ...phone, ...here });
  gateway.answers(status, { ...site, ...own });
  gateway.answers(downloadSetting, setting);
  await refreshSite();
  return render(places);
}

const places = (
  <MemoryRouter initialEntries={['/m/home']}>
    <DownloadBar />
    <AppWindow />
    <Routes>
      <Route path="/m/home" element={<p>home</p>} />
      <Route path="*" element={<p>another page</p>} />
    </Routes>
  </MemoryRouter>
);

const bar = () => screen.findByRole('complementary', { name: 'Get the app' });
const noBar = () => expect(screen.queryByRole('complementary', { name: 'Get the app' })).toBeNull();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

beforeEach(() => {
  sessionStorage.clear();
  gateway.install();
  opened = jest.spyOn(window, 'open').mockReturnValue(null);
  provideTracking(tracked);
});
afterEach(async () => {
  cleanup();
  await act(() => signOut());
  delete window.__tessera;
  jest.restoreAllMocks();
  tracked.mockClear();
});

test('the bar shows icon, name, rating, download and close [R2.49]', async () => {
  const resources = [{ resourceType: 'AppDownloadIcon', url: 'https://app.test/icon.png' }];
  await open({}, { resources }, { app_desc: 'Play anywhere' });
  const shown = await bar();
  expect(shown.querySelector('img')?.getAttribute('src')).toBe('https://app.test/icon.png');
  expect(shown.textContent).toContain('Golden Demo');
  expect(shown.textContent).toContain('Play anywhere');
  expect(shown.textContent).toContain('Rated 5.0 out of 5 stars');
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Close the app offer' })).toBeTruthy();
  expect(shown.textContent).not.toContain('With a gift');
});

test('a gift shows while an app-download promotion is on [R2.49]', async () => {
  await open({}, { availablePromotions: [{ type: 'APP_DOWNLOAD', enabled: true }] });
  expect((await bar()).textContent).toContain('With a gift');
});

test('closing hides the bar for this session and shows the app window [R3.16, R4.23b, R4.23c]', async () => {
  const { unmount } = await open();
  await bar();
  await press('Close the app offer');
  noBar();
  expect(sessionStorage.getItem('hideDownloadBar')).toBe('1');
  expect(screen.getByRole('complementary', { name: 'App' })).toBeTruthy();

  unmount();
  render(places);
  expect(await screen.findByRole('complementary', { name: 'App' })).toBeTruthy();
  noBar();
});

test('the app window downloads too, and can be closed for good', async () => {
  await open();
  await bar();
  await press('Close the app offer');
  await press('Download Golden Demo');
  expect(opened).toHaveBeenCalledTimes(1);
  await press('Hide the app shortcut');
  expect(screen.queryByRole('complementary')).toBeNull();
});

test.each([{ isNativeApp: true }, { isPwa: true }])(
  'the flag is set by itself where %j, and nothing shows or is asked for [R4.23c, R4.24a]',
  async (here) => {
    await open(here);
    await settled();
    expect(sessionStorage.getItem('hideDownloadBar')).toBe('1');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(gateway.count(downloadSetting)).toBe(0);
  },
);

test('where login is required, the bar waits for a session [R6.3b]', async () => {
  await open({}, {}, { requireLogin: true });
  await settled();
  noBar();
  act(() => signIn({ id: '7', token: 'token', userName: 'lena', customerType: 0 }));
  expect(await bar()).toBeTruthy();
});

test('a download is tracked, and a package opens in the same tab [R4.25, R4.26]', async () => {
  await open();
  await bar();
  await press('Download');
  expect(opened).toHaveBeenCalledWith('https://app.test/demo.apk', '_self', '');
  expect(tracked).toHaveBeenCalledWith('downloadApp', { url: 'https://app.test/demo.apk' });
});

test('another address opens in a new tab that knows nothing of this one [R4.26]', async () => {
  await open({ os: 'ios' });
  await bar();
  await press('Download');
  expect(opened).toHaveBeenCalledWith('https://app.test/ios', '_blank', 'noopener');
});

test('the deferred install prompt is shown once, then the link takes over [R4.25]', async () => {
  const prompt = jest.fn(async () => undefined);
  window.__tessera = {
    answers: new Map(),
    installPrompt: Object.assign(new Event('beforeinstallprompt'), { prompt }),
  };
  await open();
  await bar();
  await press('Download');
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(opened).not.toHaveBeenCalled();
  await press('Download');
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('a merchant can send members to the referral screen instead [R4.25]', async () => {
  await open({}, {}, { referral: true });
  await bar();
  await press('Download');
  expect(await screen.findByText('another page')).toBeTruthy();
  expect(opened).not.toHaveBeenCalled();
});

test('a custom click handler is done in place of the download [R4.25]', async () => {
  const custom = jest.fn();
  const Custom = () => <AppBar offer={useOffer()} onDownload={custom} />;
  await open({ isPwa: true });
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

test('the bar floats on the page that it comes to, and stands on top of the pages after it', async () => {
  await open({}, {}, { referral: true });
  expect((await bar()).dataset.place).toBe('floating');
  await press('Download');
  await waitFor(() => expect(screen.getByRole('complementary').dataset.place).toBe('top'));
});

test("when the merchant's rules cannot be had, nothing shows", async () => {
  jest.mocked(surroundings.environment).mockReturnValue(phone);
  gateway.answers(status, site);
  gateway.refuses(downloadSetting);
  await refreshSite();
  render(places);
  await settled();
  expect(gateway.count(downloadSetting)).toBeGreaterThan(0);
  expect(screen.queryByRole('complementary')).toBeNull();
});
