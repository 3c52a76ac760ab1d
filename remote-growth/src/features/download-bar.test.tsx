/** @jest-environment jsdom */
import { downloadSetting, status } from '@tessera/contract';
import * as surroundings from '@tessera/shell/environment';
import { signIn, signOut } from '@tessera/shell/session';
import { refreshSite } from '@tessera/shell/site';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bar, gateway, openPlaces, phone, places, press, site } from '../testing/places';
import { barPlace } from './download-offer/bar-place';

jest.mock('@tessera/shell/i18n', () =>
  require('../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('@tessera/shell/environment', () => {
  const actual = jest.requireActual('@tessera/shell/environment');
  return { ...actual, environment: jest.fn() };
});

const noBar = () => expect(screen.queryByRole('complementary', { name: 'Get the app' })).toBeNull();
const kept = () => localStorage.getItem('tessera:download-bar');
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

afterEach(async () => {
  cleanup();
  await act(() => signOut());
  localStorage.clear();
});

test('the bar shows icon, name, rating, download and close [R2.49]', async () => {
  const resources = [{ resourceType: 'AppDownloadIcon', url: 'https://app.test/icon.png' }];
  await openPlaces({}, { resources }, { app_desc: 'Play anywhere' });
  const shown = await bar();
  expect(shown.querySelector('img')?.getAttribute('src')).toBe('https://app.test/icon.png');
  expect(shown.textContent).toContain('Golden Demo');
  expect(shown.textContent).toContain('Play anywhere');
  expect(shown.textContent).toContain('Rated 5.0 out of 5 stars');
  expect(screen.getByRole('link', { name: 'Download' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Hide the app banner' })).toBeTruthy();
  expect(shown.textContent).not.toContain('Comes with a gift');
});

test("the app's settings are requested by the domain, once for the whole page [R7.39]", async () => {
  await openPlaces({}, {}, { app_desc: 'Play anywhere' });
  expect((await bar()).textContent).toContain('Play anywhere');
  expect(gateway.calls(downloadSetting).map(({ query }) => query)).toEqual([{ domain: 'localhost' }]);
});

test('a gift shows while an app-download promotion is on [R2.49]', async () => {
  await openPlaces({}, { availablePromotions: [{ type: 'APP_DOWNLOAD', enabled: true }] });
  expect((await bar()).textContent).toContain('Comes with a gift');
});

test('closing hides the bar for this session and shows the app window [R3.16, R4.23b, R4.23c]', async () => {
  const { unmount } = await openPlaces();
  await bar();
  await press('Hide the app banner');
  noBar();
  expect(sessionStorage.getItem('hideDownloadBar')).toBe('1');
  expect(screen.getByRole('complementary', { name: 'App' })).toBeTruthy();

  unmount();
  render(places);
  expect(await screen.findByRole('complementary', { name: 'App' })).toBeTruthy();
  noBar();
});

test.each([{ isNativeApp: true }, { isPwa: true }])(
  'with %j the flag is set, and nothing shows or is requested [R4.23c, R4.24a]',
  async (here) => {
    await openPlaces(here);
    await settled();
    expect(sessionStorage.getItem('hideDownloadBar')).toBe('1');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(gateway.calls(downloadSetting)).toHaveLength(0);
  },
);

test('if login is required, the bar waits for a session [R6.3b]', async () => {
  await openPlaces({}, {}, { requireLogin: true });
  await settled();
  noBar();
  act(() => signIn({ id: '7', token: 'token', userName: 'lena', customerType: 0 }));
  expect(await bar()).toBeTruthy();
});

describe('the first page of a first visit has no place for the bar [R2.49]', () => {
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(98);
    barPlace.setState(false);
  });
  afterEach(() => jest.restoreAllMocks());

  test('the next page load keeps the place that the bar will take, and later pages have the bar', async () => {
    await openPlaces();
    await waitFor(() => expect(kept()).toBe('{"height":98,"member":false}'));
    noBar();
    await userEvent.click(screen.getByRole('link', { name: 'from home to another' }));
    expect(await bar()).toBeTruthy();
  });

  test('so has the same page after one without the slot, as the login', async () => {
    const { unmount } = await openPlaces();
    await waitFor(() => expect(kept()).not.toBeNull());
    noBar();
    unmount();
    render(places);
    expect(await bar()).toBeTruthy();
  });
});

describe('the place of the bar that showed last', () => {
  const root = document.documentElement;
  const room = () => root.style.getPropertyValue('--bar-room');
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
    root.style.setProperty('--bar-room', '64px');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    root.style.removeProperty('--bar-room');
  });

  test('the bar stands in it on the first page, and is remembered', async () => {
    await openPlaces();
    expect(await bar()).toBeTruthy();
    expect(room()).toBe('64px');
    expect(kept()).toBe('{"height":64,"member":false}');
  });

  test('closing the bar gives it back at once [R4.23c]', async () => {
    await openPlaces();
    await bar();
    await press('Hide the app banner');
    expect(room()).toBe('');
    expect(kept()).not.toBeNull();
  });

  test('it is not remembered once the merchant shows no bar, and stays empty on that page', async () => {
    localStorage.setItem('tessera:download-bar', '{"height":64,"member":false}');
    await openPlaces({}, {}, { minRankLevel: 3 });
    await waitFor(() => expect(kept()).toBeNull());
    noBar();
    expect(room()).toBe('64px');
  });
});

test("without the merchant's settings nothing shows", async () => {
  jest.mocked(surroundings.environment).mockReturnValue(phone);
  gateway.on(status, { value: site });
  gateway.on(downloadSetting, { refused: { message: 'refused' } });
  await refreshSite();
  render(places);
  await settled();
  expect(gateway.calls(downloadSetting).length).toBeGreaterThan(0);
  expect(screen.queryByRole('complementary')).toBeNull();
});
