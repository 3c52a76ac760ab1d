/** @jest-environment jsdom */
import { downloadSetting, listAnnouncements, status } from '@tessera/contract';
import { tellingMutations } from '@tessera/contract/testing';
import { provideDialogs } from '@tessera/ui/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PAUSE } from '../../common/prompt-queue';
import { requestedDialog } from '../../common/requested-dialog';
import { pass } from '../../testing/pass-time';
import { gateway, places, preparePlaces } from '../../testing/places';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
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
/** The install question would come first. */
const noInstall = { install: { enabled: false } };

const popup = () => screen.queryByRole('dialog', { name: 'Get the app' });
const pictures = () =>
  [...(popup()?.querySelectorAll('figure img') ?? [])].map((picture) => picture.getAttribute('src'));

/** Opens the page with a fake clock. */
async function open(setting: object = {}, here: Parameters<typeof preparePlaces>[0] = {}, more: object = {}) {
  await preparePlaces(here, { ...own, ...more }, { ...noInstall, ...setting });
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
  act(() => requestedDialog.setState(undefined));
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

test('announcements about the app follow the banners, with their title [R7.30]', async () => {
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

test('a visitor gets a login link with the text of the merchant [R7.39]', async () => {
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
  ['the merchant disabled it', { popup: { enabled: false } }, {}, () => undefined],
  ['the bar may not show', { minRankLevel: 3 }, {}, () => undefined],
  ['the page is inside the native app', {}, { isNativeApp: true }, () => undefined],
  ['the bar was closed', {}, {}, () => sessionStorage.setItem('hideDownloadBar', '1')],
  ['prompts are unwanted', {}, {}, () => localStorage.setItem('in_app', '0')],
])('it does not come as a prompt if %s', async (_, setting, here, before) => {
  before();
  await open(setting, here);
  await pass(60_000);
  expect(popup()).toBeNull();
});

test('a picture that cannot be loaded is left out', async () => {
  await open();
  await pass(20_010);
  const first = popup()?.querySelector('figure img');
  if (first) fireEvent.error(first);
  expect(pictures()).toHaveLength(2);
});

const popupSetting = {
  app_desc: 'Play anywhere',
  icon: '/a.png',
  popup: { enabled: true, wait: 5, banners: ['m_popup1'], android: 'Android' },
  install: { enabled: false },
};
const settings = [...tellingMutations(downloadSetting, popupSetting)];
const sites = [...tellingMutations(status, own)].filter(([place]) => place.startsWith('downLinkObj'));
test.each([
  ...settings.map(([place, mutations]) => ['setting', place, mutations] as const),
  ...sites.map(([place, mutations]) => ['site', place, mutations] as const),
])(
  'the page stands and the popup has a way to close, whatever the %s says of %s',
  async (kind, _place, mutations) => {
    jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(console, 'error').mockImplementation();
    for (const { what, value } of mutations) {
      if (kind === 'setting') await open(Object(value));
      else await open(popupSetting, {}, Object(value));
      await pass(25_000);
      const shown = popup();
      if (shown)
        expect({ what, text: shown.textContent }).toMatchObject({ text: expect.stringMatching(/\w/) });
      expect(document.body.textContent).toContain('home');
      expect(document.body.textContent).not.toMatch(/NaN|undefined|null|\[object|[Cc]onnection/);
      cleanup();
      act(() => requestedDialog.setState(undefined));
      await pass(PAUSE);
      jest.useRealTimers();
    }
    jest.restoreAllMocks();
  },
);
