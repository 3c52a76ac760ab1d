/** @jest-environment jsdom */
import { ping } from '@tessera/contract';
import { act, renderHook } from '@testing-library/react';
import { provideGateway, provideRelease } from '../../testing';
import { untilReached, useReachedAgain, whenReachedAgain } from '.';

provideRelease();
const gateway = provideGateway();
const hidden = jest.spyOn(document, 'hidden', 'get');
const happens = (event: 'online' | 'visibilitychange') => {
  (event === 'online' ? window : document).dispatchEvent(new Event(event));
  return act(() => jest.advanceTimersByTimeAsync(20));
};
const pings = () => gateway.calls(ping).length;

const MINUTE = 60_000;
const retry = jest.fn();

const said = jest.spyOn(console, 'error');

beforeAll(() => void jest.useFakeTimers());
beforeEach(async () => {
  said.mockImplementation(() => undefined);
  hidden.mockReturnValue(false);
  gateway.forget();
  gateway.on(ping, { value: {} });
  retry.mockReset();
  // What an earlier test has reached is more than a minute ago.
  await jest.advanceTimersByTimeAsync(MINUTE);
});
afterAll(() => void jest.useRealTimers());

test('what was sent without a connection and fails later is tried again as well', async () => {
  await happens('online');
  whenReachedAgain(retry);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(retry).toHaveBeenCalledTimes(1);
});

test.each(['online', 'visibilitychange'] as const)(
  'what failed is tried again once after %s, when the gateway answers a ping',
  async (event) => {
    whenReachedAgain(retry);
    await jest.advanceTimersByTimeAsync(10 * MINUTE);
    expect(pings()).toBe(0);
    await happens(event);
    await happens(event);
    expect(pings()).toBe(1);
    expect(retry).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['no value', { value: null }],
  ['a refusal', { refused: { message: 'no' } }],
  ['404', { status: 404 }],
] as const)('%s is an answer', async (_, reply) => {
  gateway.on(ping, reply);
  whenReachedAgain(retry);
  await happens('online');
  expect(retry).toHaveBeenCalledTimes(1);
});

test.each([
  'unreachable',
  { status: 502 },
  { status: 429 },
  { body: '<h1>Log in to the Wi-Fi</h1>' },
] as const)('after %j it is asked again, until the gateway answers', async (reply) => {
  gateway.on(ping, reply);
  whenReachedAgain(retry);
  await happens('online');
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(pings()).toBeGreaterThanOrEqual(4);
  expect(pings()).toBeLessThanOrEqual(10);
  expect(retry).not.toHaveBeenCalled();
  gateway.on(ping, { value: {} });
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('what fails again although the gateway answers is tried again for a minute, less and less often', async () => {
  const again = () => whenReachedAgain(retry);
  retry.mockImplementation(again);
  again();
  await happens('online');
  await jest.advanceTimersByTimeAsync(10 * MINUTE);
  expect(retry.mock.calls.length).toBeGreaterThanOrEqual(5);
  expect(retry.mock.calls.length).toBeLessThanOrEqual(8);
  retry.mockReset();
  await happens('online');
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a page that is hidden does not ask, and nothing is asked for once nothing waits', async () => {
  hidden.mockReturnValue(true);
  const stop = whenReachedAgain(retry);
  await happens('online');
  expect(pings()).toBe(0);
  stop();
  hidden.mockReturnValue(false);
  await happens('visibilitychange');
  expect(pings()).toBe(0);
});

test('what has to be loaded first is loaded before the rest, and again if it fails', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('503')).mockResolvedValue(undefined);
  const order: string[] = [];
  whenReachedAgain(() => order.push('screen'));
  const loaded = untilReached(load).then(() => order.push('site'));
  await jest.advanceTimersByTimeAsync(2_000);
  expect([load.mock.calls.length, order]).toEqual([1, []]);
  await jest.advanceTimersByTimeAsync(4_000);
  await loaded;
  expect([load.mock.calls.length, order]).toEqual([2, ['site', 'screen']]);
});

test('a part of the page tries again with its last function, while it waits', async () => {
  const { rerender, unmount } = renderHook(
    ({ name, isWaiting }) => useReachedAgain(isWaiting, () => retry(name)),
    { initialProps: { name: 'first', isWaiting: false } },
  );
  await happens('online');
  expect(retry).not.toHaveBeenCalled();
  rerender({ name: 'second', isWaiting: true });
  rerender({ name: 'third', isWaiting: true });
  await happens('online');
  expect(retry.mock.calls).toEqual([['third']]);
  rerender({ name: 'fourth', isWaiting: false });
  rerender({ name: 'fourth', isWaiting: true });
  unmount();
  await happens('online');
  expect(retry).toHaveBeenCalledTimes(1);
});
