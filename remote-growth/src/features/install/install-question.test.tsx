/** @jest-environment jsdom */
import { downloadSetting } from '@tessera/contract';
import { signIn, signOut } from '@tessera/shell/session';
import { siteManifest } from '@tessera/shell/site';
import { provideTracking } from '@tessera/shell/tracking';
import { provideDialogs } from '@tessera/ui/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PAUSE } from '../../common/prompt-queue';
import { promptOf, withoutPrompt } from '../../testing/install-prompt';
import { pass } from '../../testing/pass-time';
import { gateway, places, preparePlaces } from '../../testing/places';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('@tessera/shell/environment', () => {
  const actual = jest.requireActual('@tessera/shell/environment');
  return { ...actual, environment: jest.fn() };
});
jest.mock('@tessera/shell/site', () => ({
  ...jest.requireActual('@tessera/shell/site'),
  siteManifest: jest.fn(),
}));
const toasted = jest.fn();
jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  toast: (...args: unknown[]) => toasted(...args),
}));

const NAME = 'Add Golden Demo to your home screen';
const question = () => screen.queryByRole('dialog', { name: NAME });
const tap = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const saved = (key: string) => localStorage.getItem(`tessera:${key}`);
const tracked = jest.fn();
/** Opens the page with a fake clock. */
async function openPlaces(...which: Parameters<typeof preparePlaces>) {
  await preparePlaces(...which);
  jest.useFakeTimers();
  render(places);
  await pass(1);
}

/** In ms: a prompt is found at once, and the question follows a second later. */
const SOON = 1_000;
/** The same without a prompt. */
const LATER = 20 * 150 + SOON;

beforeAll(provideDialogs);
beforeEach(() => {
  Reflect.set(window, 'matchMedia', () => ({ matches: false }));
  provideTracking(tracked);
});
afterEach(async () => {
  cleanup();
  await pass(PAUSE);
  jest.useRealTimers();
  withoutPrompt();
  Reflect.deleteProperty(navigator, 'getInstalledRelatedApps');
  await act(() => signOut());
  toasted.mockClear();
  tracked.mockClear();
});

test('with the browser’s prompt the question comes after a second, and agreeing shows the prompt [R2.50, R4.29, R9.14]', async () => {
  const prompt = promptOf('accepted');
  await openPlaces();
  await pass(SOON - 10);
  expect(question()).toBeNull();
  await pass(20);
  expect(question()).toBeTruthy();
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  expect(saved('missing-install-prompt')).toBeNull();

  await tap('Install');
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(toasted.mock.calls).toEqual([
    [expect.stringContaining('Installing'), { duration: 3_000, tone: 'success' }],
  ]);
});

test('an accepted prompt shows a toast for 3 s and sets no flag yet [R4.28a, R9.16]', async () => {
  promptOf('accepted');
  await openPlaces();
  await pass(SOON + 10);
  await tap('Install');
  expect(toasted).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ duration: 3_000 }));
  expect([saved('skip-install'), saved('a2hs-closed-times'), saved('pwa-installed')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('a declined prompt sets the skip flag and raises the counter [R4.28b]', async () => {
  promptOf('dismissed');
  await openPlaces();
  await pass(SOON + 10);
  await tap('Install');
  expect([saved('skip-install'), saved('a2hs-closed-times')]).toEqual(['1', '1']);
  expect(toasted).not.toHaveBeenCalled();
});

test('without a prompt after 20 tries the flag is set, and the question shows tips [R2.50, R4.27b]', async () => {
  await openPlaces();
  await pass(LATER - 20);
  expect(saved('missing-install-prompt')).toBe('1');
  expect(question()).toBeNull();
  await pass(40);
  expect(question()).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Open the browser’s menu',
    'Tap “Install app” or “Add to Home screen”',
    'Confirm with “Install”',
  ]);
});

test.each([
  ['agreeing', () => tap('Got it'), [null, '1']],
  ['cancelling', () => tap('Not now'), ['1', '1']],
  ['closeA2HS', () => act(async () => void window.dispatchEvent(new Event('closeA2HS'))), [null, null]],
])('%s closes the question in 250 ms [R4.29, R9.14]', async (_, close, flags) => {
  await openPlaces();
  await pass(LATER + 10);
  await close();
  await pass(249);
  expect(question()).toBeTruthy();
  await pass(1);
  expect(question()).toBeNull();
  expect([saved('a2hs-closed-times'), saved('skip-install')]).toEqual(flags);
  await pass(60_000);
  expect(question()).toBeNull();
});

test('under reduced motion the question closes at once', async () => {
  Reflect.set(window, 'matchMedia', () => ({ matches: true }));
  await openPlaces();
  await pass(LATER + 10);
  await tap('Not now');
  await pass(0);
  expect(question()).toBeNull();
});

test('an installation closes the question, sets the flags and is tracked [R4.28c, R9.17]', async () => {
  await openPlaces();
  await pass(LATER + 10);
  await act(async () => void window.dispatchEvent(new Event('appinstalled')));
  await pass(250);
  expect(question()).toBeNull();
  expect([saved('a2hs-closed-times'), saved('pwa-installed')]).toEqual(['99', '1']);
  expect(tracked.mock.calls).toEqual([['a2hsInstalled', {}]]);
});

test('a browser that reports the installed app gets no question, and the flag is set [R4.28c]', async () => {
  Reflect.set(navigator, 'getInstalledRelatedApps', async () => [{ platform: 'webapp' }]);
  await openPlaces();
  await pass(LATER + 10);
  expect(question()).toBeNull();
  expect(saved('pwa-installed')).toBe('1');
  expect(tracked).not.toHaveBeenCalled();
});

test.each([
  ['reports nothing', async () => []],
  ['fails', () => Promise.reject(new Error('not here'))],
])('a browser that %s about installed apps gets the question', async (_, getInstalledRelatedApps) => {
  Reflect.set(navigator, 'getInstalledRelatedApps', getInstalledRelatedApps);
  await openPlaces();
  await pass(LATER + 10);
  expect(question()).toBeTruthy();
});

test('a manifest with display: browser is for no home screen [R3.40]', async () => {
  jest.mocked(siteManifest).mockResolvedValueOnce({
    name: 'Golden Demo',
    display: 'browser',
    icons: [],
    related_applications: [],
  });
  await openPlaces();
  await pass(LATER + 10);
  expect(question()).toBeNull();
});

test('if only members are asked, the question comes after the sign-in [R6.3c]', async () => {
  await openPlaces({}, {}, { install: { requireLogin: true } });
  await pass(LATER + 10);
  expect(question()).toBeNull();
  act(() => signIn({ id: '7', token: 'token', userName: 'lena', customerType: 0 }));
  await pass(LATER + 10);
  expect(question()).toBeTruthy();
});

test('inside the native app there is no question and no call [R5.13a]', async () => {
  await openPlaces({ isNativeApp: true });
  await pass(LATER + 10);
  expect(question()).toBeNull();
  expect(gateway.calls(downloadSetting)).toHaveLength(0);
});
