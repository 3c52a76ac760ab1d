import { once } from 'node:events';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { echoGateway as gateway, stopGateways } from '../testing/echo-gateway';
import { sendBytes } from '../testing/exchange';
import { ask, releasedStore, started, stopAll } from '../testing/started';

afterEach(async () => {
  await stopAll();
  await stopGateways();
});

test("a call reaches the gateway unchanged, with the visitor's address and host", async () => {
  const { url, seen } = await gateway();
  const served = await started({ ...(await releasedStore()), gateway: url });
  const answer = await ask(served, '/wps/session/login?t=1&x=%2F', {
    method: 'POST',
    headers: {
      host: 'aurora.localhost:8080',
      merchant: 'aurora',
      'content-type': 'application/json',
      'x-forwarded-for': '6.6.6.6',
    },
    body: '{"value":"abc=="}',
  });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({ 'x-gateway': 'yes', location: '/wps/other' });
  expect(answer.body.toString()).toBe('{"success":true}');
  expect(seen).toMatchObject([
    {
      method: 'POST',
      url: '/wps/session/login?t=1&x=%2F',
      body: '{"value":"abc=="}',
      headers: {
        merchant: 'aurora',
        'content-type': 'application/json',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': 'aurora.localhost:8080',
      },
    },
  ]);
});

test('a trusted proxy in front names the visitor’s address and scheme; any other client does not', async () => {
  const { url, seen } = await gateway();
  const { store } = await releasedStore();
  const headers = {
    host: 'aurora.localhost',
    'x-forwarded-for': '6.6.6.6, 203.0.113.7, 10.1.2.3',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
  };
  const forwarded = async (trust: readonly string[]) => {
    await ask(await started({ store, gateway: url, trust }), '/wps/x', { headers });
    return seen.at(-1)?.headers;
  };
  expect(await forwarded(['127.0.0.1', '10.0.0.0/8'])).toMatchObject({
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'aurora.localhost',
  });
  expect(await forwarded(['10.0.0.0/8'])).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'aurora.localhost',
  });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/octet-stream'])(
  'a body of type %s passes unread',
  async (type) => {
    const { url, seen } = await gateway();
    const served = await started({ ...(await releasedStore()), gateway: url });
    await ask(served, '/wps/system/collect', {
      method: 'POST',
      headers: { 'content-type': type },
      body: '{not json',
    });
    expect(seen).toMatchObject([{ body: '{not json', headers: { 'content-type': type } }]);
  },
);

test('bodies that never end do not keep the connections to the gateway', async () => {
  const { url } = await gateway();
  const report = jest.fn();
  const served = await started({ ...(await releasedStore()), gateway: url, requestTimeout: 1_000, report });
  // More than the calls of one path that the gateway gets at once.
  const slow = Array.from({ length: 200 }, () =>
    sendBytes(served, 'POST /wps/x HTTP/1.1\r\nHost: aurora.localhost\r\nContent-Length: 9\r\n\r\nx'),
  );
  const closed = slow.map((socket) => once(socket.resume(), 'close'));
  expect((await ask(served, '/wps/v2/system/status')).status).toBe(200);
  await Promise.all(closed);
  expect((await ask(served, '/wps/x')).status).toBe(200);
  // The gateway is not to blame.
  expect(report).not.toHaveBeenCalled();
});

test('a failing call is not retried', async () => {
  const { url, seen } = await gateway({ status: 503 });
  const served = await started({ ...(await releasedStore()), gateway: url });
  expect((await ask(served, '/wps/v2/system/status')).status).toBe(503);
  expect(seen).toHaveLength(1);
});

test("an unreachable gateway gives an error in the gateway's own format", async () => {
  const served = await started({ ...(await releasedStore()), report: () => undefined });
  const { status, headers, body } = await ask(served, '/wps/v2/system/status');
  expect(status).toBe(502);
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^application\/json/),
    'cache-control': 'no-store',
  });
  expect(JSON.parse(body.toString())).toEqual({ success: false, errorCode: 'gateway_unreachable' });
});

test("the sandbox's control path exists with the option only", async () => {
  const { url, seen } = await gateway();
  const { store } = await releasedStore();
  const [closed, open] = [
    await started({ store, gateway: url }),
    await started({ store, gateway: url, sandbox: true }),
  ];
  expect((await ask(closed, '/__sandbox/faults')).status).toBe(404);
  expect(seen).toEqual([]);
  expect((await ask(open, '/__sandbox/faults?x=1')).status).toBe(200);
  expect(seen).toMatchObject([{ url: '/__sandbox/faults?x=1' }]);
});

test.each(['/wps/../__sandbox/faults', '/wps/%2e%2e/__sandbox/faults', '/wps/..%2f__sandbox/faults'])(
  '%s does not lead around it',
  async (path) => {
    const { url, seen } = await gateway();
    const served = await started({ ...(await releasedStore()), gateway: url });
    expect((await ask(served, path)).status).toBeGreaterThanOrEqual(400);
    expect(seen).toEqual([]);
  },
);

describe('an answer of the gateway in JSON', () => {
  const games = JSON.stringify(
    Array.from({ length: 200 }, (_, code) => ({ code, name: 'A game', node: 'RNG' })),
  );
  const receive = async (answer: string | Buffer, encoding: string, headers: Record<string, string> = {}) => {
    const { url } = await gateway({ body: answer, headers });
    const served = await started({ ...(await releasedStore()), gateway: url });
    return ask(served, '/wps/relay/GCSGAME_gameList', { headers: { 'accept-encoding': encoding } });
  };

  test.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is compressed for a browser that accepts %s', async (accepted, encoding, decompress) => {
    const { headers, body } = await receive(games, accepted);
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(body.length).toBeLessThan(games.length / 5);
    expect(decompress(body).toString()).toBe(games);
  });

  test('that the gateway has compressed passes as it is', async () => {
    const sent = gzipSync(games);
    const { headers, body } = await receive(sent, 'gzip, br', { 'content-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(body).toEqual(sent);
  });

  test.each([
    ['for a browser that accepts no encoding', games, 'identity', {}],
    ['of another type', games, 'br', { 'content-type': 'image/png' }],
  ])('%s is not compressed', async (_, answer, accepted, type) => {
    const { headers, body } = await receive(answer, accepted, type);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(answer);
  });
});
