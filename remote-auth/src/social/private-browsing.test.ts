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

test('a window that keeps no files is private, as in Firefox and Safari', async () => {
  browser(files(false));
  expect(await isPrivateBrowsing()).toBe(true);
  browser(files(true));
  expect(await isPrivateBrowsing()).toBe(false);
});

test('an older Chromium with less room than heap is private', async () => {
  const room = (quota: number) => ({ ...files(true), estimate: async () => ({ quota }) });
  browser(room(GIB), 4 * GIB);
  expect(await isPrivateBrowsing()).toBe(true);
  browser(room(10 * GIB), 4 * GIB);
  expect(await isPrivateBrowsing()).toBe(false);
});

test('a browser that tells nothing is taken to be an ordinary one', async () => {
  browser({});
  expect(await isPrivateBrowsing()).toBe(false);
});
