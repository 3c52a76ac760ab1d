/** @jest-environment jsdom */
import { loadScript } from './load-script';
import { type Liff, startLiff } from './start-liff';

jest.mock('./load-script', () => ({ ...jest.requireActual('./load-script'), loadScript: jest.fn() }));

const liff: Liff = {
  init: jest.fn(async () => undefined),
  isInClient: () => true,
  isLoggedIn: () => true,
  getAccessToken: () => 'a',
};

afterEach(() => {
  globalThis.liff = undefined;
});

test.each([
  ['LINE’s script', undefined, 'https://static.line-scdn.net/liff/edge/2/sdk.js'],
  ['another script', '/liff.js', '/liff.js'],
])('LIFF starts from %s with the id of the app', async (_case, script, loaded) => {
  jest.mocked(loadScript).mockImplementation(async () => {
    globalThis.liff = liff;
  });
  expect(await startLiff('2-app', script)).toBe(liff);
  expect(loadScript).toHaveBeenLastCalledWith(loaded);
  expect(liff.init).toHaveBeenLastCalledWith({ liffId: '2-app' });
});

test('a script without LIFF is a script that did not load', async () => {
  jest.mocked(loadScript).mockResolvedValue(undefined);
  await expect(startLiff('2-app')).rejects.toMatchObject({ code: 'script-unavailable' });
});
