/** @jest-environment jsdom */
import { defineEndpoint, gameList, launchGame, memberInfo } from '@tessera/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { provideGateway, provideRelease, type Reply } from '../../testing';
import { call, gateway as client, type RequestError, useCall } from '.';

const gateway = provideGateway();
provideRelease();

const item = defineEndpoint({
  name: 'item',
  method: 'GET',
  path: '/wps/item',
  request: v.object({ id: v.string() }),
  answer: v.object({ name: v.string() }),
  authorization: 'none',
});
const nameItem = (name: string) => gateway.on(item, { value: { name } });
const reachAgain = () =>
  act(async () => {
    dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

describe('a call', () => {
  test('waits 5 s, or as long as it says, and sends credentials along [R7.1b]', async () => {
    gateway.on(memberInfo, { value: { id: 1, account: 'a', type: 0 } });
    gateway.on(launchGame, { value: { gameUrl: 'https://games.example/play' } });
    await call(memberInfo, {});
    await call(launchGame, { gameCode: 'g', vendor: 'v', device: 'm', backUrl: '/m/home', language: 'EN' });
    const sent = [memberInfo, launchGame].map((endpoint) => gateway.calls(endpoint)[0]);
    expect(sent.map((one) => one?.timeout)).toEqual([5_000, 10_000]);
    expect(sent.map((one) => one?.withCredentials)).toEqual([true, true]);
    expect(sent.map((one) => one?.method)).toEqual(['GET', 'GET']);
  });

  test('caches answers in session storage, without a token in the keys', async () => {
    gateway.on(gameList, { value: { data: { lanes: [] } } });
    await call(gameList, {});
    expect(Object.keys(sessionStorage).some((key) => key.startsWith('tessera:answer:'))).toBe(true);
    await call(gameList, {});
    expect(gateway.calls(gameList)).toHaveLength(1);
  });

  test.each([
    ['timeout', 'timeout'],
    ['unreachable', 'network'],
    [{ status: 503 }, 'http'],
    [{ body: '{"succ' }, 'malformed'],
    [{ refused: { message: 'no' } }, 'gateway'],
  ] as const)('that meets %j fails as %s', async (reply, code) => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    gateway.on(item, reply);
    await expect(call(item, { id: 'x' })).rejects.toMatchObject({ name: 'RequestError', code });
    said.mockRestore();
  });
});

describe('useCall', () => {
  const policy = jest.fn();
  beforeEach(() => {
    policy.mockClear();
    client.setPolicy(policy);
  });
  const watch = (id: string, enabled = true) =>
    renderHook(({ id: current, enabled: on }) => useCall(item, { id: current }, { enabled: on }), {
      initialProps: { id, enabled },
    });

  test('goes from loading to the value', async () => {
    nameItem('first');
    const { result } = watch('1');
    expect(result.current.status).toBe('loading');
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', value: { name: 'first' } }));
  });

  test('keeps the last value while a newer one loads', async () => {
    nameItem('first');
    const { result, rerender } = watch('1');
    await waitFor(() => expect(result.current.status).toBe('ready'));
    nameItem('second');
    rerender({ id: '2', enabled: true });
    expect(result.current).toMatchObject({ status: 'loading', value: { name: 'first' } });
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', value: { name: 'second' } }));
  });

  test('returns a failure to the screen, without an alert', async () => {
    gateway.on(item, { refused: { message: 'No such item' } });
    const { result } = watch('1');
    await waitFor(() => expect(result.current.status).toBe('failed'));
    expect(result.current.error?.message).toBe('No such item');
    expect(policy).toHaveBeenCalledWith(expect.anything(), { isSilent: true, isPast: false });
  });

  test('repeats the call on reload', async () => {
    gateway.on(item, { status: 500 });
    const { result } = watch('1');
    await waitFor(() => expect(result.current.status).toBe('failed'));
    nameItem('now');
    act(() => result.current.reload());
    expect(result.current.status).toBe('loading');
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', value: { name: 'now' } }));
  });

  const failures: readonly Reply[] = [
    'unreachable',
    'timeout',
    { status: 502 },
    { status: 503 },
    { status: 504 },
  ];
  test.each(failures)('repeats a call that met %j when the gateway is reached again', async (failure) => {
    gateway.on(item, failure);
    const { result } = watch('1');
    await waitFor(() => expect(result.current.status).toBe('failed'));
    nameItem('now');
    await reachAgain();
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', value: { name: 'now' } }));
  });

  test('repeats no call that the gateway has answered, and none of a screen that is closed', async () => {
    gateway.on(item, { status: 500, body: '{"success":false,"message":"no"}' });
    const { result } = watch('1');
    await waitFor(() => expect(result.current.status).toBe('failed'));
    gateway.on(item, 'unreachable');
    const closed = watch('2');
    await waitFor(() => expect(closed.result.current.status).toBe('failed'));
    closed.unmount();
    const before = gateway.calls(item).length;
    await reachAgain();
    expect(result.current.status).toBe('failed');
    expect(gateway.calls(item)).toHaveLength(before);
  });

  test('makes no call until it is enabled', async () => {
    nameItem('first');
    const before = gateway.calls(item).length;
    const { result, rerender } = watch('1', false);
    expect(result.current.status).toBe('loading');
    expect(gateway.calls(item)).toHaveLength(before);
    rerender({ id: '1', enabled: true });
    await waitFor(() => expect(result.current.status).toBe('ready'));
  });

  const answerLater = () => {
    const answers: ((name: string) => void)[] = [];
    gateway.on(item, () => new Promise((resolve) => answers.push((name) => resolve({ value: { name } }))));
    gateway.cancelled.length = 0;
    return answers;
  };
  const cancelledIds = () => gateway.cancelled.map(({ query }) => query.id);

  test('cancels a call on unmount, and when its request changes', async () => {
    const answers = answerLater();
    const { rerender, unmount } = watch('left');
    await waitFor(() => expect(answers).toHaveLength(1));
    rerender({ id: 'unmounted', enabled: true });
    expect(cancelledIds()).toEqual(['left']);
    await waitFor(() => expect(answers).toHaveLength(2));
    unmount();
    expect(cancelledIds()).toEqual(['left', 'unmounted']);
  });

  test('does not cancel a call that another reader waits for', async () => {
    const answers = answerLater();
    const { unmount } = watch('both');
    const { result } = watch('both');
    await waitFor(() => expect(answers).toHaveLength(1));
    unmount();
    expect(cancelledIds()).toEqual([]);
    answers[0]?.('kept');
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', value: { name: 'kept' } }));
  });

  test('a late answer to an older request changes nothing', async () => {
    let answerLate = (_name: string) => {};
    gateway.on(item, ({ query }) =>
      query.id === 'slow'
        ? new Promise((resolve) => {
            answerLate = (name) => resolve({ value: { name } });
          })
        : { value: { name: 'quick' } },
    );
    const { result, rerender } = watch('slow');
    rerender({ id: 'quick', enabled: true });
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', value: { name: 'quick' } }));
    await act(async () => answerLate('late'));
    expect(result.current.value).toEqual({ name: 'quick' });
  });
});

describe('useCall of a cached call', () => {
  const lanesNamed = (...titles: string[]) => ({
    data: { lanes: titles.map((title) => ({ title, cards: [], gameClassify: [], gameCount: 0 })) },
  });
  const titles = (state: { value?: { data: { lanes: readonly { title: string }[] } } }) =>
    state.value?.data.lanes.map(({ title }) => title);
  const watch = (limit: number) => renderHook(() => useCall(gameList, { limit }));
  beforeEach(() => {
    gateway.received.length = 0;
    gateway.on(gameList, { value: lanesNamed('RNG') });
  });
  afterEach(() => jest.restoreAllMocks());

  test('has a fresh answer in the first render, and makes no call', async () => {
    await call(gameList, { limit: 31 });
    const { result } = watch(31);
    expect(result.current.status).toBe('ready');
    expect(titles(result.current)).toEqual(['RNG']);
    expect(watch(31).result.current.value).toBe(result.current.value);
    await act(async () => undefined);
    expect(gateway.calls(gameList)).toHaveLength(1);
  });

  test('has an answer that the early script has fetched in the first render', async () => {
    const body = JSON.stringify({ success: true, value: lanesNamed('EARLY') });
    const answers = new Map([[`${gameList.path}?limit=32`, Promise.resolve({ status: 200, body })]]);
    window.__tessera = { answers, failed: new Set() };
    await call(gameList, { limit: 32 });
    const { result } = watch(32);
    expect(result.current.status).toBe('ready');
    expect(titles(result.current)).toEqual(['EARLY']);
    expect(gateway.calls(gameList)).toHaveLength(0);
  });

  test('shows an older answer while a newer one loads, and never in the place of a failure [R7.1c]', async () => {
    await call(gameList, { limit: 33 });
    const then = Date.now() + 181_000;
    jest.spyOn(Date, 'now').mockReturnValue(then);
    gateway.on(gameList, { refused: { message: 'busy' } });
    const { result } = watch(33);
    expect(result.current.status).toBe('loading');
    expect(titles(result.current)).toEqual(['RNG']);
    await waitFor(() => expect(result.current.status).toBe('failed'));
    expect(result.current.value).toBeUndefined();
  });

  test('makes the call again on reload, although its answer is fresh', async () => {
    const { result } = watch(34);
    await waitFor(() => expect(result.current.status).toBe('ready'));
    gateway.on(gameList, { value: lanesNamed('LIVE') });
    act(() => result.current.reload());
    expect(result.current.status).toBe('loading');
    expect(titles(result.current)).toEqual(['RNG']);
    await waitFor(() => expect(titles(result.current)).toEqual(['LIVE']));
  });
});

test('an error names the call without its request', async () => {
  gateway.on(item, { refused: { message: 'no' } });
  const error = (await call(item, { id: 'secret' }).catch((thrown: unknown) => thrown)) as RequestError;
  expect(error.endpoint).toBe('item');
  expect(JSON.stringify(error)).not.toContain('secret');
});
