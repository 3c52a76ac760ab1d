/** @jest-environment jsdom */
import { currentRelease } from '../../platform/release';
import { provideRelease } from '../../testing';
import { activateOwnWorker, updateWorker } from './take-over';
import { FakeWorker, provideContainer, provideResources } from './testing/worker-container';

provideRelease();

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('a worker that cannot be updated or found is ignored silently [R8.32]', async () => {
  const { container, registration } = provideContainer();
  registration.update.mockRejectedValue(new Error('no'));
  await updateWorker();
  container.getRegistration.mockRejectedValue(new Error('no'));
  await expect(updateWorker()).resolves.toBeUndefined();
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
  await expect(updateWorker()).resolves.toBeUndefined();
});

test('an update resolves when the new worker is installed', async () => {
  const { registration } = provideContainer();
  const coming = new FakeWorker('installing');
  registration.installing = coming;
  const settled = jest.fn();
  const updated = updateWorker().then(settled);
  await turn();
  expect(registration.update).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
  coming.become('installed');
  await updated;
});

test('a page asks the worker of its own release to take over, now and after each installation, once it loads nothing any more', async () => {
  jest.useFakeTimers();
  const { registration } = provideContainer();
  const { load } = provideResources();
  const ask = { type: 'TAKE_OVER', release: currentRelease().number };
  const waiting = new FakeWorker('installed');
  registration.waiting = waiting;
  activateOwnWorker(registration as unknown as ServiceWorkerRegistration);
  await jest.advanceTimersByTimeAsync(1_900);
  load('/m/remotes/games/1.0.0/home.js');
  await jest.advanceTimersByTimeAsync(1_900);
  expect(waiting.postMessage).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(waiting.postMessage.mock.calls).toEqual([[ask]]);

  const next = new FakeWorker('installing');
  Object.assign(registration, { installing: next, waiting: null });
  registration.dispatchEvent(new Event('updatefound'));
  await jest.advanceTimersByTimeAsync(5_000);
  Object.assign(registration, { installing: null, waiting: next });
  next.become('installed');
  await jest.advanceTimersByTimeAsync(1_900);
  expect(next.postMessage).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(next.postMessage.mock.calls).toEqual([[ask]]);
});
