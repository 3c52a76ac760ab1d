/** @jest-environment jsdom */
import { ping, status } from '@tessera/contract';
import { provideGateway, provideRelease } from '../../testing';
import { whenReachedAgain } from '../request';
import { refreshWhenReachable } from './load-status';

provideRelease({ merchant: { code: 'aurora' } });
const gateway = provideGateway();
const hidden = jest.spyOn(document, 'hidden', 'get');
const seen = (isSeen: boolean) => {
  hidden.mockReturnValue(!isSeen);
  document.dispatchEvent(new Event('visibilitychange'));
  return jest.advanceTimersByTimeAsync(20);
};
const online = () => {
  dispatchEvent(new Event('online'));
  return jest.advanceTimersByTimeAsync(20);
};
let isReached = false;

beforeEach(() => {
  jest.useFakeTimers();
  hidden.mockReturnValue(false);
  gateway.forget();
  gateway.on(ping, 'unreachable');
  gateway.on(status, { value: {} });
  isReached = false;
  void refreshWhenReachable().then(() => {
    isReached = true;
  });
});
afterEach(async () => {
  gateway.on(ping, { value: {} });
  gateway.on(status, { value: {} });
  await seen(true);
  expect(isReached).toBe(true);
  jest.useRealTimers();
});

test('back online, the status is loaded once the gateway answers a ping, which may take 15 s [R7.17, R9.8]', async () => {
  await online();
  expect(gateway.calls(ping)[0]).toMatchObject({
    query: { caller: 'online' },
    headers: { Merchant: 'aurora' },
    timeout: 15_000,
  });
  expect(gateway.calls(status)).toHaveLength(0);
  gateway.on(ping, { value: { caller: 'online' } });
  await online();
  await online();
  expect(isReached).toBe(true);
  expect(gateway.calls(status)).toHaveLength(1);
  expect(gateway.calls(ping)).toHaveLength(2);
});

test('a gateway that is dead at the start and alive after 20 s is reached without an event of the browser', async () => {
  await jest.advanceTimersByTimeAsync(20_000);
  expect(gateway.calls(ping).length).toBeGreaterThanOrEqual(3);
  expect(isReached).toBe(false);
  gateway.on(ping, { value: {} });
  // However the jitter falls, the wait under way is at most the fifth: 32 s at the longest.
  await jest.advanceTimersByTimeAsync(32_000);
  expect(isReached).toBe(true);
});

test('in ten minutes without an answer it asks at most 30 times, less and less often', async () => {
  await jest.advanceTimersByTimeAsync(600_000);
  expect(gateway.calls(ping).length).toBeLessThanOrEqual(30);
});

test('a page that is hidden does not ask, and asks at once when it is seen again', async () => {
  await seen(false);
  await jest.advanceTimersByTimeAsync(600_000);
  const before = gateway.calls(ping).length;
  expect(before).toBeLessThanOrEqual(1);
  await seen(true);
  expect(gateway.calls(ping)).toHaveLength(before + 1);
});

test('what the screens could not load is loaded once, after the status', async () => {
  const retry = jest.fn(() => gateway.calls(status).length);
  const stop = whenReachedAgain(retry);
  await online();
  expect(retry).not.toHaveBeenCalled();
  gateway.on(ping, { value: {} });
  await online();
  await online();
  stop();
  expect(retry.mock.results.map(({ value }) => value)).toEqual([1]);
});

test('a status call that fails after the ping is tried again', async () => {
  gateway.on(ping, { value: {} });
  gateway.on(status, { status: 503 });
  await online();
  expect(isReached).toBe(false);
  gateway.on(status, { value: {} });
  await online();
  expect(isReached).toBe(true);
});
