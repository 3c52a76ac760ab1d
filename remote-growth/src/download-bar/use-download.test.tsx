/** @jest-environment jsdom */
import { provideTracking } from '@tessera/shell/tracking';
import { provideDialogs } from '@tessera/ui/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { askedFor } from '../asked-for';
import { promptOf, withoutPrompt } from '../testing/install-prompt';
import { bar, follow, openPlaces, press } from '../testing/places';

jest.mock('@tessera/shell/i18n', () =>
  require('../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('@tessera/shell/environment', () => {
  const actual = jest.requireActual('@tessera/shell/environment');
  return { ...actual, environment: jest.fn() };
});

const tracked = jest.fn();
const iosOnly = (kind: 'IOS' | 'MOBILECONFIG', url: string) => ({ downLinkObj: { [kind]: { url } } });

beforeAll(provideDialogs);
beforeEach(() => provideTracking(tracked));
afterEach(() => {
  act(() => askedFor.set(undefined));
  cleanup();
  withoutPrompt();
  Reflect.deleteProperty(window, 'TelegramWebviewProxy');
  tracked.mockClear();
});

test('the app window downloads too, and can be closed for good', async () => {
  await openPlaces();
  await bar();
  await press('Hide the app banner');
  expect((await follow('Download Golden Demo')).getAttribute('href')).toBe('https://app.test/demo.apk');
  await press('Hide the app shortcut');
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('a package opens in the same tab, and its click is left to whoever tracks all of them [R4.25, R4.26]', async () => {
  await openPlaces();
  await bar();
  const link = await follow('Download');
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    'https://app.test/demo.apk',
    '_self',
  ]);
  expect(tracked).not.toHaveBeenCalled();
});

test('another address opens in a new tab that knows nothing of this one, and its click is tracked [R4.26]', async () => {
  await openPlaces({ os: 'ios' });
  await bar();
  const link = await follow('Download');
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    'https://app.test/ios',
    '_blank',
    'noopener',
  ]);
  expect(tracked.mock.calls).toEqual([['downloadApp', { url: 'https://app.test/ios' }]]);
});

test('Telegram is asked to open the address, since its view may not open tabs [R4.26]', async () => {
  const postEvent = jest.fn();
  Reflect.set(window, 'TelegramWebviewProxy', { postEvent });
  await openPlaces({ isTelegram: true });
  await bar();
  expect((await follow('Download')).getAttribute('target')).toBe('_blank');
  expect(postEvent.mock.calls).toEqual([['web_app_open_link', '{"url":"https://app.test/demo.apk"}']]);
});

test('an address that could run code or leave the secure web is no way to the app', async () => {
  await openPlaces({ os: 'ios' }, iosOnly('IOS', 'javascript:alert(1)'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('iOS without a link of its own gets the profile, and is told how to go on [R4.25]', async () => {
  await openPlaces({ os: 'ios' }, iosOnly('MOBILECONFIG', '/demo.mobileconfig'));
  await bar();
  const link = await follow('Download');
  expect(link.getAttribute('href')).toBe('http://localhost/demo.mobileconfig');
  expect(screen.getByRole('dialog', { name: 'Finish installing' }).textContent).toContain(
    'Profile Downloaded',
  );
});

test('the deferred install prompt is shown once, then the link takes over [R4.25]', async () => {
  const prompt = promptOf('dismissed');
  await openPlaces();
  await bar();
  await press('Download');
  expect(prompt).toHaveBeenCalledTimes(1);
  await follow('Download');
  expect(prompt).toHaveBeenCalledTimes(1);
});

test('where the merchant lists the home screen but the browser has no prompt, tips say how it is done [R4.25]', async () => {
  const downLink = [{ resourceType: 'HOMESCREEN' }];
  await openPlaces({}, { downLinkObj: { Android: { url: 'https://app.test/demo.apk', downLink } } });
  await bar();
  await press('Download');
  expect(screen.getByRole('dialog', { name: 'Add Golden Demo to your home screen' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('without a direct link the popup opens, with what there is for a computer [R4.25]', async () => {
  await openPlaces({ os: 'windows', isMobile: false, browser: 'Firefox' });
  await bar();
  await press('Download');
  expect(screen.getByRole('dialog', { name: 'Get the app' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Download for Android' })).toBeTruthy();
});

test('a merchant can send members to the referral screen instead [R4.25]', async () => {
  await openPlaces({}, {}, { referral: true });
  await bar();
  await press('Download');
  expect(await screen.findByText('another page')).toBeTruthy();
});

test('a merchant can have a tap lead to a page of the app instead [R4.25]', async () => {
  await openPlaces({}, {}, { link: '/m/activity?id=7' });
  await bar();
  await press('Download');
  expect(await screen.findByText('another page')).toBeTruthy();
});

test('a merchant can have a tap lead to a site of its own instead [R4.25]', async () => {
  await openPlaces({}, { linkHosts: ['get.test'] }, { link: 'https://get.test/app' });
  await bar();
  const link = await follow('Download');
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    'https://get.test/app',
    '_blank',
    'noopener noreferrer',
  ]);
});

test('what leads nowhere allowed is no custom action [R4.25]', async () => {
  await openPlaces({}, {}, { link: 'https://evil.test/' });
  await bar();
  expect((await follow('Download')).getAttribute('href')).toBe('https://app.test/demo.apk');
});
