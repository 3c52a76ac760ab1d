/** @jest-environment jsdom */
import { listAnnouncements } from '@tessera/contract';
import { provideDialogs } from '@tessera/ui/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { askedFor } from '../asked-for';
import { pass } from '../testing/pass-time';
import { gateway, places, preparePlaces } from '../testing/places';
import { PAUSE } from '../turns/turns';

jest.mock('@tessera/shell/i18n', () =>
  require('../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('@tessera/shell/environment', () => {
  const actual = jest.requireActual('@tessera/shell/environment');
  return { ...actual, environment: jest.fn() };
});

const banners = ['m_popup2', 'other', 'm_popup1', 'm_popup1'].map((groupName, at) => ({
  groupName,
  url: `https://img.test/${at}.png`,
}));
const own = { downLinkObj: { Android: { url: 'https://app.test/demo.apk' }, banners } };
/** The question whether to install would come before it. */
const quiet = { install: { enabled: false } };

const popup = () => screen.queryByRole('dialog', { name: 'Get the app' });
const pictures = () =>
  [...(popup()?.querySelectorAll('figure img') ?? [])].map((picture) => picture.getAttribute('src'));

/** Opens the page and stops its clock. */
async function open(setting: object = {}, here: Parameters<typeof preparePlaces>[0] = {}, more: object = {}) {
  await preparePlaces(here, { ...own, ...more }, { ...quiet, ...setting });
  jest.useFakeTimers();
  render(places);
  await pass(1);
}

beforeAll(provideDialogs);
beforeEach(() => {
  Reflect.set(window, 'matchMedia', () => ({ matches: false }));
  gateway.on(listAnnouncements, { value: { announcements: [] } });
});
afterEach(async () => {
  cleanup();
  act(() => askedFor.set(undefined));
  await pass(PAUSE);
  jest.useRealTimers();
});

test('by default the popup comes after 20 s, with the banners m_popup1 and m_popup2 and the package [R2.48, R9.6]', async () => {
  await open({ app_desc: 'Play anywhere' });
  await pass(19_990);
  expect(popup()).toBeNull();
  await pass(20);
  expect(pictures()).toEqual(['https://img.test/2.png', 'https://img.test/3.png', 'https://img.test/0.png']);
  expect(popup()?.textContent).toContain('Rated 5.0 out of 5 stars');
  expect(popup()?.textContent).toContain('Play anywhere');
  expect(screen.getByRole('link', { name: 'Download for Android' }).getAttribute('href')).toBe(
    'https://app.test/demo.apk',
  );
});

test('the merchant sets the time, the banners and the keys [R2.48]', async () => {
  const setting = { popup: { wait: 5, banners: ['other'], android: 'IOS' } };
  await open(setting, {}, { downLinkObj: { ...own.downLinkObj, IOS: { url: 'https://app.test/ios' } } });
  await pass(5_010);
  expect(pictures()).toEqual(['https://img.test/1.png']);
  expect(screen.getByRole('link', { name: 'Download for Android' }).getAttribute('href')).toBe(
    'https://app.test/ios',
  );
});

test('what the merchant announces of its app stands behind the banners, with its title [R7.30]', async () => {
  const image = 'https://img.test/new.png';
  const announcements = [{ id: 1, type: 'POPUP', title: 'Better in the app', image }];
  gateway.on(listAnnouncements, { value: { announcements } });
  await open();
  await pass(20_010);
  await pass(10);
  expect(gateway.calls(listAnnouncements).map(({ query }) => query)).toEqual([
    { types: 'POPUP', platform: 'M', category: 'app_download' },
  ]);
  expect(pictures().at(-1)).toBe(image);
  expect(popup()?.textContent).toContain('Better in the app');
});

test('a visitor is offered to sign in, in the words of the merchant [R7.39]', async () => {
  await open({ login_prompt_text: 'Sign in for more' });
  await pass(20_010);
  expect(screen.getByRole('link', { name: 'Sign in for more' }).getAttribute('href')).toBe('/m/login');
});

test('closed, it does not come again in this session', async () => {
  await open();
  await pass(20_010);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  await pass(250);
  expect(popup()).toBeNull();
  cleanup();
  render(places);
  await pass(1);
  await pass(60_000);
  expect(popup()).toBeNull();
  expect(sessionStorage.getItem('tessera:download-popup')).toBe('1');
});

test('a download closes it', async () => {
  await open();
  await pass(20_010);
  const link = screen.getByRole('link', { name: 'Download for Android' });
  link.addEventListener('click', (event) => event.preventDefault());
  await act(async () => void fireEvent.click(link));
  await pass(250);
  expect(popup()).toBeNull();
});

test.each<[string, object, Parameters<typeof preparePlaces>[0], () => void]>([
  ['the merchant wants none', { popup: { enabled: false } }, {}, () => undefined],
  ['the bar may not show', { minRankLevel: 3 }, {}, () => undefined],
  ['the native app is around the page', {}, { isNativeApp: true }, () => undefined],
  ['the bar was closed', {}, {}, () => sessionStorage.setItem('hideDownloadBar', '1')],
  ['questions are unwanted', {}, {}, () => localStorage.setItem('in_app', '0')],
])('it does not come by itself where %s', async (_, setting, here, before) => {
  before();
  await open(setting, here);
  await pass(60_000);
  expect(popup()).toBeNull();
});

test('a picture that cannot be had is left out', async () => {
  await open();
  await pass(20_010);
  const first = popup()?.querySelector('figure img');
  if (first) fireEvent.error(first);
  expect(pictures()).toHaveLength(2);
});
