/** @jest-environment jsdom */
import { provideRelease } from '../../testing';
import { activateWorker, registerWorker, updateWorker } from './worker';

provideRelease({ merchant: { code: 'aurora' } });

const LOADED = `${location.origin}/m/remotes/games/1.0.0/home.js`;

class FakeWorker extends EventTarget {
  state = 'installed';
  readonly postMessage = jest.fn();
}

function provideContainer() {
  const active = new FakeWorker();
  const registration = {
    active,
    installing: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
    update: jest.fn(() => Promise.resolve()),
    unregister: jest.fn(() => Promise.resolve(true)),
  };
  const container = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    register: jest.fn(() => Promise.resolve(registration)),
    getRegistration: jest.fn(() => Promise.resolve(registration)),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return { container, registration, active };
}

beforeEach(() => {
  Object.assign(performance, {
    getEntriesByType: () => [{ name: LOADED }, { name: `${location.origin}/wps/member/info` }],
  });
});

test('the worker is registered under its address, and told which files of the release the page loaded [R7.23]', async () => {
  const { container, active } = provideContainer();
  await registerWorker();
  expect(container.register).toHaveBeenCalledWith('/m/sw.js?env=production&merchant=aurora', {
    scope: '/m/',
    updateViaCache: 'none',
  });
  expect(active.postMessage).toHaveBeenCalledWith({ type: 'KEEP', files: [LOADED] });
});

test('a worker that cannot be registered, updated or found is ignored silently [R8.32]', async () => {
  const { container, registration } = provideContainer();
  const said = jest.spyOn(console, 'error');
  container.register.mockRejectedValue(new Error('no'));
  registration.update.mockRejectedValue(new Error('no'));
  await expect(registerWorker()).resolves.toBeUndefined();
  await expect(updateWorker()).resolves.toBeUndefined();
  container.getRegistration.mockRejectedValue(new Error('no'));
  await expect(updateWorker()).resolves.toBeUndefined();
  await expect(activateWorker(updateWorker())).resolves.toBeUndefined();
  expect(said).not.toHaveBeenCalled();
});

test('a browser without workers does without', async () => {
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
  await expect(registerWorker()).resolves.toBeUndefined();
  await expect(updateWorker()).resolves.toBeUndefined();
  await expect(activateWorker(updateWorker())).resolves.toBeUndefined();
});

test('updating ends when the new worker has installed', async () => {
  const { registration } = provideContainer();
  const coming = new FakeWorker();
  coming.state = 'installing';
  registration.installing = coming;
  const settled = jest.fn();
  const updated = updateWorker().then(settled);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(registration.update).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
  coming.state = 'installed';
  coming.dispatchEvent(new Event('statechange'));
  await updated;
});

test('a waiting worker takes over only when told to, and is waited for', async () => {
  const { container, registration } = provideContainer();
  const waiting = new FakeWorker();
  registration.waiting = waiting;
  const settled = jest.fn();
  const activated = activateWorker(Promise.resolve()).then(settled);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(settled).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  await activated;
});

test('a worker that cannot be fetched keeps the member from the new version for 4 s at most', async () => {
  provideContainer();
  jest.useFakeTimers();
  const settled = jest.fn();
  const activated = activateWorker(new Promise(() => undefined)).then(settled);
  await jest.advanceTimersByTimeAsync(3_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await activated;
  jest.useRealTimers();
});

test('where the release has none, the worker and all that it kept are taken away at once', async () => {
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
