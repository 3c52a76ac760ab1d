/** @jest-environment jsdom */
import { isPrivateBrowsing } from './private-browsing';

const GIB = 2 ** 30;
function browser(storage: object, heap?: number): void {
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
  Object.defineProperty(performance, 'memory', {
    value: heap === undefined ? undefined : { jsHeapSizeLimit: heap },
    configurable: true,
  });
  if (heap === undefined) Reflect.deleteProperty(globalThis, 'chrome');
  else Object.assign(globalThis, { chrome: {} });
}
const files = (allowed: boolean) => ({
  getDirectory: () =>
    allowed ? Promise.resolve({}) : Promise.reject(new DOMException('no', 'SecurityError')),
});

test('a window that refuses file storage is private, as in Firefox and Safari', async () => {
  browser(files(false));
  expect(await isPrivateBrowsing()).toBe(true);
  browser(files(true));
  expect(await isPrivateBrowsing()).toBe(false);
});

test('a quota below the heap limit means a private window of an older Chromium', async () => {
  const room = (quota: number) => ({ ...files(true), estimate: async () => ({ quota }) });
  browser(room(GIB), 4 * GIB);
  expect(await isPrivateBrowsing()).toBe(true);
  browser(room(10 * GIB), 4 * GIB);
  expect(await isPrivateBrowsing()).toBe(false);
});

test('without any sign the window is not private', async () => {
  browser({});
  expect(await isPrivateBrowsing()).toBe(false);
});
