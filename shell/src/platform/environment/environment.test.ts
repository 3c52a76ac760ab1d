/** @jest-environment jsdom */

const IPAD = 'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) Version/17.4 Safari/604.1';

/** The capability as a page with these marks would load it. */
async function loadedWith({ userAgent = 'Mozilla/5.0', pwa = false, webclip = false, app = false }) {
  jest.resetModules();
  localStorage.clear();
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
  Object.assign(globalThis, {
    matchMedia: (query: string) => ({ matches: pwa && query.includes('standalone') }),
  });
  if (webclip) localStorage.setItem('WEBCLIP', '1');
  if (app) localStorage.setItem('in_app', '1');
  return import('.');
}

test.each([
  ['a browser', {}, 'H5', undefined],
  ['an iPad', { userAgent: IPAD }, 'H5', 'IPAD'],
  ['the home screen', { pwa: true }, 'PWA', 'PWA'],
  ['an iPad’s home screen', { pwa: true, userAgent: IPAD }, 'PWA', 'PWA'],
  ['a home-screen shortcut', { webclip: true }, 'WEBCLIP', 'WEBCLIP'],
  ['a shortcut that stands alone', { webclip: true, pwa: true }, 'WEBCLIP', 'WEBCLIP'],
  ['the native app', { app: true }, 'APP', undefined],
  ['the native app on an iPad', { app: true, userAgent: IPAD }, 'APP', 'IPAD'],
] as const)('%s registers and logs in as what it is', async (_, marks, method, device) => {
  const { registerMethod, loginDevice } = await loadedWith(marks);
  expect(registerMethod()).toBe(method);
  expect(loginDevice()).toBe(device);
});

test('an old iOS reports the standalone mode by its own property', async () => {
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  const { environment } = await loadedWith({});
  expect(environment().isPwa).toBe(true);
  Reflect.deleteProperty(navigator, 'standalone');
});

test('the environment is read once', async () => {
  const { environment } = await loadedWith({});
  const first = environment();
  localStorage.setItem('in_app', '1');
  expect(environment()).toBe(first);
});
