import { droppedHeaders, LARGEST_BODY } from '../requests/index';
import { aurora, zahra } from './dists';
import { echoGateway, type Seen } from './echo-gateway';
import { exchange } from './exchange';

interface Sent {
  readonly method?: string;
  readonly host?: string;
  /** Lines of further headers. */
  readonly headers?: readonly string[];
  readonly body?: string;
}

export interface FrontSite {
  readonly gateway: string;
  readonly merchants: readonly (typeof aurora)[];
  /** The proxies in front, one of which is the sender of all requests. */
  readonly trust: readonly string[];
}

/**
 * Tests of what a server in front of the gateway takes from visitors, refuses, and passes on. Each kind of server runs
 * them, so that all of them answer alike.
 * @param start starts a server of a store with a release of aurora and zahra
 */
export function requestSuite(start: (site: FrontSite) => Promise<{ readonly url: string }>): void {
  let server: { readonly url: string };
  let seen: Seen[];
  beforeAll(async () => {
    const gateway = await echoGateway({ headers: { connection: 'close', 'keep-alive': 'timeout=5' } });
    seen = gateway.seen;
    const merchants = [
      { ...aurora, identity: gateway.url },
      { ...zahra, identity: 'http://127.0.0.1:1' },
    ];
    server = await start({ gateway: gateway.url, merchants, trust: ['127.0.0.1'] });
  }, 300_000);
  beforeEach(() => seen.splice(0));

  const send = (
    target: string,
    { method = 'GET', host = 'aurora.localhost', headers = [], body = '' }: Sent = {},
  ) => {
    const lines = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers];
    return exchange(server, `${lines.join('\r\n')}\r\n\r\n${body}`);
  };
  /** The headers that the gateway gets with a call. */
  const passed = async (...headers: readonly string[]) => {
    await send('/wps/x', { headers });
    return seen.at(-1)?.headers ?? {};
  };

  const unavailable = {
    body: expect.stringMatching(/<html lang="en".*<a href="\/m\/home">Back to home<\/a>/s),
    headers: expect.objectContaining({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    }),
  };

  test.each([
    '/m/100%',
    '/m/%zz',
    '/m/%ff',
    '/m/%E0%A4',
    '/m/%00',
    '/m/a b',
    '/m/\xff',
    '/m/a\\b',
    '/m/home#x',
    '/m/{x}',
    '/m/../wps/x',
    '/m/..%2fwps/x',
    '/m/./home',
    '/m/home/..',
    '/m/shell/1.2.0/../1.2.0/main.js',
    '/m/shell/%2e%2e/%2e%2e/etc/passwd',
    '/wps/%',
    '/wps/%ff',
    '/wps/a%00b',
    '/wps/a%0d%0ab',
    '/wps/../admin',
    '/wps/..%2fadmin',
    '/wps/%2e%2e/admin',
    '/wps/..%5cadmin',
    '/wps/..;/admin',
    '/wps/..%252fadmin',
    '/wps/./x',
    '/wps/x/.',
    '/wps/x/%2E%2E',
    '/wps/"x"',
    '/admin/..%2fwps/x',
    '/admin/%2e%2e/wps/x',
    '/%77ps/x',
    '/wps%2fx',
    '/__/auth/../x',
    '/__/auth/..%2f..%2fwps',
    '/__/%61uth/handler',
    '*',
    'http://aurora.localhost/wps/../admin',
  ])('the address %s is malformed, and reaches nothing', async (target) => {
    expect(await send(target)).toMatchObject({ status: 400, ...unavailable });
    expect(seen).toEqual([]);
  });

  test.each([
    '',
    'aurora.localhost:abc',
    'aurora.localhost:123456',
    'aurora.localhost..',
    'aurora.localhost/x',
    'evil.example, aurora.localhost',
    'aurora.localhost\r\nHost: zahra.localhost',
  ])('the host %j is malformed, and reaches nothing', async (host) => {
    for (const target of ['/m/home', '/wps/x'])
      expect(await send(target, { host })).toMatchObject({ status: 400, ...unavailable });
    expect(seen).toEqual([]);
  });

  test.each<[string, string]>([
    ['GET', '//m/home'],
    ['GET', '//wps/x'],
    ['GET', '/WPS/x'],
    ['GET', '/__/other'],
    ['GET', '/tessera-malformed'],
    ['POST', '/m/home'],
    ['DELETE', '/m/shell/1.2.0/main.js'],
    ['PUT', '/m/releases/aurora.json'],
    ['OPTIONS', '/'],
    ['TRACE', '/wps/x'],
    ['PROPFIND', '/wps/x'],
  ])('%s %s is unknown, and reaches nothing', async (method, target) => {
    const headers = ['Content-Type: application/json', 'Content-Length: 5'];
    const sent = method === 'GET' ? { method } : { method, headers, body: '{bad}' };
    expect(await send(target, sent)).toMatchObject({ status: 404, ...unavailable });
    expect(seen).toEqual([]);
  });

  test.each<[string, number]>([
    ['/m//sw.js', 404],
    ['/m/shell/1.2.0//main.js', 404],
    ['/m/shell/1.2.0/%6dain.js', 200],
    ['/m/a%2fb', 200],
    ['/m/%C3%A9', 200],
    ['/m/a..b', 200],
    ['/m//home', 200],
    ['http://aurora.localhost/m/home', 200],
    ['http://aurora.localhost', 200],
  ])('%s gets %d', async (target, status) => {
    expect((await send(target)).status).toBe(status);
  });

  test.each([
    ['/wps'],
    ['/wps?x'],
    ['/wps/'],
    ['/wps//x'],
    ['/wps/%2f'],
    ['/wps/a%20b'],
    ['/wps/%C3%A9'],
    ['/wps/a..b'],
    ['/wps/x;y=1'],
    ['/wps/%252e%252e/x'],
    ['/wps/x?y=%&z=../a'],
    ['/__/auth'],
    ['http://aurora.localhost/wps/x', '/wps/x'],
  ])('%s reaches the server behind as it is', async (target, arrived = target) => {
    expect((await send(target)).status).toBe(200);
    expect(seen.map(({ url }) => url)).toEqual([arrived]);
  });

  test.each<[number, string, string]>([
    [404, '/m/home', 'nobody.example'],
    [404, '/wps/x', 'nobody.example'],
    [404, 'http://nobody.example/m/home', 'aurora.localhost'],
    [502, '/__/auth/handler', 'zahra.localhost'],
  ])('%d for %s of %s is a page that leads nowhere', async (status, target, host) => {
    const { body } = unavailable;
    expect(await send(target, { host })).toMatchObject({ status, headers: unavailable.headers });
    expect(await send(target, { host })).not.toMatchObject({ body });
    expect(seen).toEqual([]);
  });

  test('the host in the address counts, and arrives in one form', async () => {
    await send('http://zahra.localhost/wps/x');
    await send('/wps/x', { host: 'AURORA.localhost.:8080' });
    expect(seen.map(({ headers }) => headers['x-forwarded-host'])).toEqual([
      'zahra.localhost',
      'aurora.localhost:8080',
    ]);
  });

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:51008', '203.0.113.9'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['2001:DB8::1', '2001:db8::1'],
    ['6.6.6.6, 203.0.113.9:1, 127.0.0.1:2', '203.0.113.9'],
    ['6.6.6.6, unknown, 203.0.113.9', '203.0.113.9'],
    ['203.0.113.9,', '203.0.113.9'],
    // The nearest proxy does not know it, so it is the only address that is certain.
    ['203.0.113.9, unknown', '127.0.0.1'],
    ['_hidden', '127.0.0.1'],
    ['999.1.1.1', '127.0.0.1'],
    ['fe80::1%eth0', '127.0.0.1'],
    ['203.0.113.9:99999', '127.0.0.1'],
  ])('X-Forwarded-For: %s of a trusted proxy is the visitor %s', async (value, address) => {
    for (const path of ['/wps/x', '/__/auth/handler'])
      await send(path, { headers: [`X-Forwarded-For: ${value}`] });
    expect(seen.map(({ headers }) => headers['x-forwarded-for'])).toEqual([address, address]);
  });

  test.each([
    ['https', 'https'],
    ['HTTPS', 'https'],
    ['http, https', 'https'],
    ['https, http', 'http'],
    ['wss', 'http'],
    ['', 'http'],
  ])('X-Forwarded-Proto: %s of a trusted proxy is %s', async (value, scheme) => {
    expect(await passed(`X-Forwarded-Proto: ${value}`)).toMatchObject({ 'x-forwarded-proto': scheme });
  });

  test('of the address, scheme, host and method of a call only what the server itself writes arrives', async () => {
    const names = [...droppedHeaders.filter((name) => name !== 'expect'), 'x_forwarded_for', 'x.y'];
    const headers = await passed(
      ...names.map((name) => `${name}: 203.0.113.9`),
      'X-Forwarded-Host: evil.example',
    );
    expect(Object.keys(headers).filter((name) => names.includes(name))).toEqual([]);
    expect(headers['x-forwarded-host']).toBe('aurora.localhost');
    await send('/__/auth/handler', { headers: ['X-Real-IP: 203.0.113.9'] });
    expect(seen.at(-1)?.headers).not.toHaveProperty('x-real-ip');
  });

  test('all other headers of a call arrive', async () => {
    const sent = {
      cookie: 'a=1; b=2',
      authorization: 'Bearer x',
      merchant: 'aurora',
      'session-id': '1',
      'accept-encoding': 'br',
      'if-none-match': '"1"',
      origin: 'http://aurora.localhost',
      range: 'bytes=0-9',
      via: '1.1 proxy.example',
    };
    expect(await passed(...Object.entries(sent).map(([name, value]) => `${name}: ${value}`))).toMatchObject(
      sent,
    );
  });

  test('headers of the gateway’s connection are not those of the visitor’s', async () => {
    expect((await send('/wps/1')).headers).not.toHaveProperty('keep-alive');
    // The gateway closes its connection after each call.
    const call = 'HTTP/1.1\r\nHost: aurora.localhost';
    await exchange(server, `GET /wps/2 ${call}\r\n\r\nGET /wps/3 ${call}\r\nConnection: close\r\n\r\n`);
    expect(seen.map(({ url }) => url)).toEqual(['/wps/1', '/wps/2', '/wps/3']);
  });

  const post = { method: 'POST' };
  test.each<[string, Sent]>([
    ['with a length', { headers: ['Content-Length: 5'], body: 'abcde' }],
    ['in chunks', { headers: ['Transfer-Encoding: chunked'], body: '3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n' }],
    ['that waits to be asked for', { headers: ['Expect: 100-continue', 'Content-Length: 5'], body: 'abcde' }],
  ])('a body %s arrives', async (_, sent) => {
    expect((await send('/wps/x', { ...post, ...sent })).status).toBe(200);
    expect(seen).toMatchObject([{ method: 'POST', body: 'abcde' }]);
  });

  test.each([
    'Transfer-Encoding: gzip, chunked',
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding: chunked\r\nContent-Length: 5',
    'Content-Length: 5\r\nContent-Length: 6',
    'Content-Length: -1',
    'Content-Length: +5',
  ])('a body of unclear length reaches nothing: %j', async (line) => {
    const sent = { ...post, headers: [line], body: '5\r\nabcde\r\n0\r\n\r\n' };
    expect(await send('/wps/x', sent)).toMatchObject({ status: 400, ...unavailable });
    expect(seen).toEqual([]);
  });

  test('a body that is too large is refused in the gateway’s own format', async () => {
    const { status, headers, body } = await send('/wps/x', {
      ...post,
      headers: [`Content-Length: ${LARGEST_BODY + 1}`],
    });
    expect([status, headers['content-type']]).toEqual([413, 'application/json; charset=utf-8']);
    expect(body).toBe('{"success":false,"errorCode":"request_too_large"}');
    expect(seen).toEqual([]);
  });

  test('an address and a header may be long, up to a limit', async () => {
    const long = (length: number) => 'a'.repeat(length);
    expect((await send(`/m/home?${long(12_000)}`)).status).toBe(200);
    expect(await passed(`x-long: ${long(12_000)}`)).toHaveProperty('x-long');
    for (const sent of [
      send(`/m/${long(20_000)}`),
      send('/m/home', { headers: [`x-long: ${long(20_000)}`] }),
    ])
      expect(await sent).toMatchObject({ status: 431, ...unavailable });
  });

  test.each(['hello\r\n\r\n', 'get / HTTP/1.1\r\nHost: aurora.localhost\r\n\r\n'])(
    '%j is no request',
    async (bytes) => {
      expect(await exchange(server, bytes)).toMatchObject({ status: 400, ...unavailable });
    },
  );
}
