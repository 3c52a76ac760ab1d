/** @jest-environment jsdom */
import { askNativeApp, environment, NativeFailure } from '@tessera/shell/environment';
import { leave } from './leave';
import { openAddress, openMode } from './open-address';

jest.mock('@tessera/shell/environment', () => ({
  ...jest.requireActual('@tessera/shell/environment'),
  environment: jest.fn(),
  askNativeApp: jest.fn(),
}));
jest.mock('./leave', () => ({ leave: jest.fn() }));

const address = 'https://play.example.com/star';
const browser = { ...jest.requireActual('@tessera/shell/environment').environment() };
const runIn = (place: object) =>
  jest.mocked<() => object>(environment).mockReturnValue({ ...browser, ...place });

afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
  Reflect.deleteProperty(window, 'Telegram');
});

test.each([
  [{}, 'same-tab'],
  [{ isPwa: true }, 'new-tab'],
  [{ isWebclip: true }, 'new-tab'],
  [{ isTelegram: true }, 'telegram'],
  [{ isMaya: true }, 'same-tab'],
  [{ isNativeApp: true, isPwa: true, isTelegram: true }, 'native-app'],
])('the environment %j decides how a game opens: %s', (place, mode) => {
  expect(openMode({ ...browser, ...place })).toBe(mode);
});

test('a browser leaves for the game', async () => {
  runIn({});
  expect(await openAddress(address)).toBe('leaving');
  expect(leave).toHaveBeenCalledWith(address);
});

test('an app on the home screen opens a window without access to ours', async () => {
  runIn({ isPwa: true });
  const opened = { opener: window, location: { replace: jest.fn() } };
  jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  expect(await openAddress(address)).toBe('elsewhere');
  expect(opened.opener).toBeNull();
  expect(opened.location.replace).toHaveBeenCalledWith(address);
});

test('a window that the browser refuses waits for a tap', async () => {
  runIn({ isPwa: true });
  jest.spyOn(window, 'open').mockReturnValue(null);
  expect(await openAddress(address)).toBe('blocked');
});

test('the native app opens the game; a page without a native app leaves for it', async () => {
  runIn({ isNativeApp: true });
  jest.mocked(askNativeApp).mockResolvedValueOnce('ok');
  expect(await openAddress(address)).toBe('elsewhere');
  expect(askNativeApp).toHaveBeenCalledWith('openGame', { url: address });
  jest.mocked(askNativeApp).mockRejectedValueOnce(new NativeFailure('no-app', ''));
  expect(await openAddress(address)).toBe('leaving');
  jest.mocked(askNativeApp).mockRejectedValueOnce(new NativeFailure('refused', 'Failure'));
  await expect(openAddress(address)).rejects.toThrow('Failure');
});

test('Telegram opens the link; without Telegram’s script the page leaves for the game', async () => {
  runIn({ isTelegram: true });
  expect(await openAddress(address)).toBe('leaving');
  const openLink = jest.fn();
  Object.assign(window, { Telegram: { WebApp: { openLink } } });
  expect(await openAddress(address)).toBe('elsewhere');
  expect(openLink).toHaveBeenCalledWith(address);
});
