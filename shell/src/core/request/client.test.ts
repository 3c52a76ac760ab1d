import { type Endpoint, gameList, memberInfo } from '@tessera/contract';
import * as v from 'valibot';
import { accepted, type LocalReply } from '../../testing/local-gateway';
import { failureOf, freshClient, provideWire, server, someEndpoint, soon, told } from '../../testing/wire';

provideWire();

describe('what goes over the wire', () => {
  test('a call sends merchant, language, user agent and session, by GET unless it names a method [R1.3b, R7.1a]', async () => {
    server.answer(() => accepted({ id: 7, account: 'lucky', type: 0 }));
    await expect(freshClient().call(memberInfo, {})).resolves.toMatchObject({ id: '7', account: 'lucky' });
    expect(server.received[0]).toMatchObject({
      method: 'GET',
      path: '/wps/member/info',
      headers: {
        merchant: 'demo',
        language: 'EN',
        'x-user-agent': 'dGVzdA==',
        authorization: 'token-1',
      },
    });
  });

  test('a relay call goes to /wps/relay/{name}, its request in the query [R7.1g]', async () => {
    server.answer(() => accepted({ data: { lanes: [] } }));
    await freshClient().call(gameList, { category: 'RNG', limit: 4 });
    expect(server.received[0]).toMatchObject({
      path: '/wps/relay/GCSGAME_gameList',
      query: { category: 'RNG', limit: '4' },
    });
  });

  test('a call without an address is rejected with url_null and never sent [R5.17]', async () => {
    server.answer(() => accepted(1));
    const error = await failureOf(freshClient().call(someEndpoint({ path: '' }), {}));
    expect(error).toMatchObject({ code: 'url', message: 'url_null' });
    expect(server.received).toHaveLength(0);
  });

  test('a call without an answer within its own limit fails as a timeout', async () => {
    server.answer(async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return accepted(1);
    });
    const error = await failureOf(freshClient().call(someEndpoint({ timeout: 40 }), {}));
    expect(error.code).toBe('timeout');
    expect(told).toEqual([error]);
  });

  test('a call that its caller cancels fails as aborted', async () => {
    server.answer(async () => {
      await soon();
      return accepted(1);
    });
    const controller = new AbortController();
    const answer = failureOf(freshClient().call(someEndpoint(), {}, { signal: controller.signal }));
    controller.abort();
    await expect(answer).resolves.toMatchObject({ code: 'aborted' });
  });
});

describe('concurrency [R7.1d]', () => {
  /** Holds every answer back until so many requests are under way, and a moment longer for one too many to show. */
  function hold(until: number): void {
    let isOpen = false;
    server.answer(async () => {
      while (!isOpen) {
        await soon();
        if (server.mostAtOnce >= until) {
          await soon();
          isOpen = true;
        }
      }
      return accepted({ data: { lanes: [] } });
    });
  }

  test.each([
    ['10 on any path', someEndpoint(), 10],
    ['2 on the game list', gameList as Endpoint, 2],
  ] as const)('at most %s are under way at once', async (_, called, most) => {
    const client = freshClient();
    hold(most);
    await Promise.all(Array.from({ length: 25 }, (_, n) => client.call(called, { category: String(n) })));
    expect(server.received).toHaveLength(25);
    expect(server.mostAtOnce).toBe(most);
  });

  test('one path does not wait for another', async () => {
    const client = freshClient();
    hold(20);
    const paths = ['/wps/a', '/wps/b'].map((path) => someEndpoint({ path, timeout: 4_000 }));
    await Promise.all(
      paths.flatMap((path) => Array.from({ length: 10 }, (_, n) => client.call(path, { n }))),
    );
    expect(server.mostAtOnce).toBe(20);
  });
});

describe('a gateway that asks for a pause', () => {
  const later = (status: number, seconds = '30') => ({
    status,
    headers: { 'Retry-After': seconds },
    body: JSON.stringify({ success: false, message: 'Slow down', errorCode: 'TOO_MANY_REQUEST' }),
  });
  afterEach(() => jest.restoreAllMocks());

  test.each([
    [408, 'Slow down'],
    [429, 'Slow down'],
    [503, 'the gateway was not reached: 503'],
  ])(
    'after status %d the call fails in the same way until then, and is not sent',
    async (status, message) => {
      const now = Date.now();
      const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
      const client = freshClient();
      server.answer(() => later(status));
      const first = await failureOf(client.call(someEndpoint(), {}));
      clock.mockReturnValue(now + 29_999);
      const second = await failureOf(client.call(someEndpoint(), { again: 1 }));
      expect(second).toMatchObject({ code: first.code, message, status });
      expect(server.received).toHaveLength(1);
      server.answer(() => accepted('open'));
      await expect(client.call(someEndpoint({ path: '/wps/other' }), {})).resolves.toBe('open');
      clock.mockReturnValue(now + 30_000);
      await expect(client.call(someEndpoint(), {})).resolves.toBe('open');
    },
  );

  test('a pause lasts a minute at most', async () => {
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    const client = freshClient();
    server.answer(() => later(429, '86400'));
    await failureOf(client.call(someEndpoint(), {}));
    clock.mockReturnValue(now + 60_000);
    await failureOf(client.call(someEndpoint(), {}));
    expect(server.received).toHaveLength(2);
  });

  test('a call that came too often fails as busy, with the time of the next try, also while it waits', async () => {
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    const client = freshClient();
    server.answer(() => ({ status: 429, headers: { 'Retry-After': '90' }, body: 'Too Many Requests' }));
    const expected = { code: 'busy', status: 429, retryAt: now + 90_000 };
    expect(await failureOf(client.call(someEndpoint(), {}))).toMatchObject(expected);
    clock.mockReturnValue(now + 20_000);
    expect(await failureOf(client.call(someEndpoint(), {}))).toMatchObject(expected);
    expect(server.received).toHaveLength(1);
  });

  test('without that header the next call is sent', async () => {
    const client = freshClient();
    server.answer(() => ({ status: 429, body: '' }));
    await failureOf(client.call(someEndpoint(), {}));
    await failureOf(client.call(someEndpoint(), {}));
    expect(server.received).toHaveLength(2);
  });
});

test('a call is known to be absent as long as the gateway says so, and not for another failure', async () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const client = freshClient();
  const one = someEndpoint({ answer: v.string() });
  const after = async (answer: LocalReply) => {
    server.answer(() => answer);
    await client.call(one, {}).catch(() => undefined);
    return client.absence(one)?.code;
  };
  expect(client.absence(one)).toBeUndefined();
  expect(await after({ status: 500, body: '' })).toBeUndefined();
  expect(await after(accepted(null))).toBeUndefined();
  expect(await after({ status: 404, body: '' })).toBe('absent');
  expect(await after({ status: 500, body: '' })).toBe('absent');
  expect(client.absence(someEndpoint({ name: 'other' }))).toBeUndefined();
  expect(await after(accepted('yes'))).toBeUndefined();
  info.mockRestore();
});
