/** @jest-environment jsdom */
import { provideRelease } from '../../testing';
import { provideContainer, provideResources } from './testing/worker-container';
import { registerWorker } from './worker';

provideRelease({ merchant: { code: 'aurora' } });

test('the worker is registered under its address [R7.23]', async () => {
  const { container } = provideContainer();
  provideResources();
  await registerWorker();
  expect(container.register).toHaveBeenCalledWith('/m/sw.js?env=production&merchant=aurora', {
    scope: '/m/',
    updateViaCache: 'none',
  });
});

test('the worker learns which files of the release the page loads without it, earlier ones included', async () => {
  const { active } = provideContainer();
  const { load } = provideResources();
  load('/m/remotes/games/1.0.0/home.js');
  load('/wps/member/info');
  await registerWorker();
  load('/m/shell/1.0.0/late.js');
  load('/m/shell/1.0.0/from-the-worker.js', 12);
  expect(active.postMessage.mock.calls).toEqual(
    ['/m/remotes/games/1.0.0/home.js', '/m/shell/1.0.0/late.js'].map((path) => [
      { type: 'KEEP', files: [location.origin + path] },
    ]),
  );
});

test('a worker that cannot be registered is ignored silently [R8.32]', async () => {
  const said = jest.spyOn(console, 'error');
  provideContainer().container.register.mockRejectedValue(new Error('no'));
  await expect(registerWorker()).resolves.toBeUndefined();
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
  await expect(registerWorker()).resolves.toBeUndefined();
  expect(said).not.toHaveBeenCalled();
});

test('if the release has no worker, the worker and its caches are removed at once', async () => {
  const { container, registration } = provideContainer();
  jest.resetModules();
  const kept = new Set(['tessera-files', 'workbox-precache']);
  Object.defineProperty(globalThis, 'caches', {
    value: { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) },
    configurable: true,
  });
  provideRelease({ merchant: { code: 'aurora' }, serviceWorker: 'off' });
  const { registerWorker: register } = await import('./worker');
  await register();
  expect(registration.unregister).toHaveBeenCalledTimes(1);
  expect(kept.size).toBe(0);
  expect(container.register).not.toHaveBeenCalled();
});
