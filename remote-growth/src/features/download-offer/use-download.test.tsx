/** @jest-environment jsdom */
import { provideTracking } from '@tessera/shell/tracking';
import { provideDialogs } from '@tessera/ui/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { requestedDialog } from '../../common/requested-dialog';
import { promptOf, withoutPrompt } from '../../testing/install-prompt';
import { bar, follow, openPlaces, press } from '../../testing/places';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
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
  act(() => requestedDialog.setState(undefined));
  cleanup();
  withoutPrompt();
  Reflect.deleteProperty(window, 'TelegramWebviewProxy');
  tracked.mockClear();
});

test('the app window has a download link and can be closed', async () => {
  await openPlaces();
  await bar();
  await press('Hide the app banner');
  expect((await follow('Download Golden Demo')).getAttribute('href')).toBe('https://app.test/demo.apk');
  await press('Hide the app shortcut');
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('a package opens in the same tab, and its click is tracked elsewhere, for the whole page [R4.25, R4.26]', async () => {
  await openPlaces();
  await bar();
  const link = await follow('Download');
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    'https://app.test/demo.apk',
    '_self',
  ]);
  expect(tracked).not.toHaveBeenCalled();
});

test('another address opens in a new tab without an opener, and its click is tracked [R4.26]', async () => {
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

test('Telegram opens the address, because its web view cannot open tabs [R4.26]', async () => {
  const postEvent = jest.fn();
  Reflect.set(window, 'TelegramWebviewProxy', { postEvent });
  await openPlaces({ isTelegram: true });
  await bar();
  expect((await follow('Download')).getAttribute('target')).toBe('_blank');
  expect(postEvent.mock.calls).toEqual([['web_app_open_link', '{"url":"https://app.test/demo.apk"}']]);
});

test('an address that is not trusted is not offered', async () => {
  await openPlaces({ os: 'ios' }, iosOnly('IOS', 'javascript:alert(1)'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('iOS without an own link gets the profile and the guide to it [R4.25]', async () => {
  await openPlaces({ os: 'ios' }, iosOnly('MOBILECONFIG', '/demo.mobileconfig'));
  await bar();
  const link = await follow('Download');
  expect(link.getAttribute('href')).toBe('http://localhost/demo.mobileconfig');
  expect(screen.getByRole('dialog', { name: 'Finish installing' }).textContent).toContain(
    'Profile Downloaded',
  );
});

test('the deferred install prompt is shown once, then the button is a link [R4.25]', async () => {
  const prompt = promptOf('dismissed');
  await openPlaces();
  await bar();
  await press('Download');
  expect(prompt).toHaveBeenCalledTimes(1);
  await follow('Download');
  expect(prompt).toHaveBeenCalledTimes(1);
});

test('if the merchant lists the home screen and the browser has no prompt, tips show the steps [R4.25]', async () => {
  const downLink = [{ resourceType: 'HOMESCREEN' }];
  await openPlaces({}, { downLinkObj: { Android: { url: 'https://app.test/demo.apk', downLink } } });
  await bar();
  await press('Download');
  expect(screen.getByRole('dialog', { name: 'Add Golden Demo to your home screen' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('without a direct link the popup opens, with all links for a computer [R4.25]', async () => {
  await openPlaces({ os: 'windows', isMobile: false, browser: 'Firefox' });
  await bar();
  await press('Download');
  expect(screen.getByRole('dialog', { name: 'Get the app' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Download for Android' })).toBeTruthy();
});

test('a merchant can lead the button to the referral page [R4.25]', async () => {
  await openPlaces({}, {}, { referral: true });
  await bar();
  await press('Download');
  expect(await screen.findByText('another page')).toBeTruthy();
});

test('a merchant can lead the button to a page of the app [R4.25]', async () => {
  await openPlaces({}, {}, { link: '/m/activity?id=7' });
  await bar();
  await press('Download');
  expect(await screen.findByText('another page')).toBeTruthy();
});

test('a merchant can lead the button to another site [R4.25]', async () => {
  await openPlaces({}, {}, { link: 'https://get.test/app' });
  await bar();
  const link = await follow('Download');
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    'https://get.test/app',
    '_blank',
    'noopener noreferrer',
  ]);
});

test('a link that is not allowed is ignored [R4.25]', async () => {
  await openPlaces({}, {}, { link: 'https://evil.test/' });
  await bar();
  expect((await follow('Download')).getAttribute('href')).toBe('https://app.test/demo.apk');
});

test('a template without `pwa` offers no home screen: the button leads to the package [R3.26]', async () => {
  promptOf('accepted');
  await openPlaces({}, { mobileTemplate: { pwa: false } });
  await bar();
  expect((await follow('Download')).getAttribute('href')).toBe('https://app.test/demo.apk');
});
