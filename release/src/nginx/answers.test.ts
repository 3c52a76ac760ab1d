// @full: needs nginx.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { publish } from '../builds/publish';
import { assemble } from '../releases/assemble';
import type { Served } from '../server/serve';
import { aurora, remoteDist, shellDist, zahra } from '../testing/dists';
import { echoGateway, type Seen, stopGateways } from '../testing/echo-gateway';
import { startedNginx, stopNginx } from '../testing/nginx';
import { findNginx } from '../testing/nginx-process';
import { type Answer, ask, releasedStore, started, stopAll } from '../testing/started';

const late = { ...aurora, code: 'late', hosts: ['late.example'] };

let released: Awaited<ReturnType<typeof releasedStore>>;
let nginx: Awaited<ReturnType<typeof startedNginx>>;
let served: Served;
let seen: Seen[];

beforeAll(async () => {
  findNginx();
  released = await releasedStore();
  const files = { 'sw.js': 'self.ran = "worker";', 'sw-off.js': 'self.ran = "off";' };
  await publish(released.store, await shellDist({ files, build: { version: '1.3.0' } }), { fast: true });
  await assemble(released.store, {
    merchant: aurora,
    shell: '1.3.0',
    remotes: { games: [{ version: '2.0.0', weight: 1 }] },
  });
  const gateway = await echoGateway();
  seen = gateway.seen;
  const merchants = [{ ...aurora, identity: gateway.url }, zahra, late];
  served = await started({ ...released, merchants, gateway: gateway.url });
  nginx = await startedNginx(released, { merchants, gateway: gateway.url });
}, 300_000);

afterAll(async () => {
  await stopNginx();
  await stopAll();
  await stopGateways();
});

const compared = [
  'content-type',
  'content-encoding',
  'cache-control',
  'content-security-policy',
  'referrer-policy',
  'permissions-policy',
  'x-content-type-options',
  'access-control-allow-origin',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'vary',
  'x-gateway',
  'location',
];

const decompressed = ({ headers, body }: Answer): string => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
};

const seenBy = (answer: Answer) => ({
  status: answer.status,
  headers: Object.fromEntries(
    compared.map((name) => [name, String(answer.headers[name] ?? '').toLowerCase()] as const),
  ),
  body: decompressed(answer),
});

const main = '/m/shell/1.3.0/main.js';

const requests: [status: number, path: string, headers?: Record<string, string>][] = [
  [200, '/'],
  [200, '/m'],
  [200, '/m/'],
  [200, '/m/home?tid=1'],
  [200, '/m/index.html'],
  [200, '/m/game/7?x=a.js'],
  [200, '/m/home', { 'accept-encoding': 'br' }],
  [200, '/m/home', { 'accept-encoding': 'gzip' }],
  [200, '/m/home', { host: 'www.zahra.example' }],
  [200, '/m/home', { host: 'AURORA.localhost:8080' }],
  [200, main],
  [200, main, { 'accept-encoding': 'gzip, br' }],
  [200, main, { 'accept-encoding': 'gzip' }],
  [200, '/m/remotes/games/2.0.0/remoteEntry.js'],
  [200, '/m/remotes/games/2.0.0/remote.json'],
  [200, '/m/remotes/games/2.0.0/logo.png'],
  [200, '/m/releases/aurora.json'],
  [200, '/m/releases/aurora/1.json'],
  [200, '/m/sw.js?env=production&merchant=aurora'],
  [200, '/m/asset-manifest.json'],
  [200, '/mobile/mc/asset-manifest.json'],
  [200, '/wps/v2/system/status?a=%2F'],
  [200, '/__/auth/handler?state=1'],
  [200, '/__/firebase/init.json'],
  [404, '/__/auth/handler', { host: 'zahra.localhost' }],
  [404, '/m/sw.js', { host: 'zahra.localhost' }],
  [404, '/m/shell/9.9.9/main.js'],
  [404, '/m/remotes/'],
  [404, '/m/unknown.js'],
  [404, '/favicon.ico'],
  [404, '/admin'],
  [404, '/', { host: 'nobody.example' }],
  [404, '/m/home', { host: 'nobody.example', 'accept-language': 'zh-CN,zh;q=0.9' }],
  [404, main, { host: 'nobody.example' }],
  [404, '/wps/x', { host: 'nobody.example', 'accept-language': 'ar' }],
  [503, '/m/home', { host: 'late.example' }],
];

test.each(requests.map(([status, path, headers = {}]) => [status, path, headers] as const))(
  '%i for %s with %j, from nginx as from release serve',
  async (status, path, headers) => {
    const asked = { headers: { host: 'aurora.localhost', ...headers } };
    const [one, other] = await Promise.all([ask(served, path, asked), ask(nginx, path, asked)]);
    expect(seenBy(other)).toEqual(seenBy(one));
    expect(other.status).toBe(status);
  },
);

test('unchanged responses are not sent again, and all servers have equal ETags', async () => {
  const second = await startedNginx(released);
  for (const path of ['/m/home', '/m/sw.js', '/m/asset-manifest.json']) {
    const asked = (headers: Record<string, string>) => ({
      headers: { host: 'aurora.localhost', ...headers },
    });
    const first = await ask(nginx, path, asked({ 'accept-encoding': 'br' }));
    const again = await ask(
      second,
      path,
      asked({ 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) }),
    );
    expect([path, again.status, again.body.length]).toEqual([path, 304, 0]);
  }
});

test('a call reaches the gateway unchanged, with the visitor’s address and host', async () => {
  seen.length = 0;
  await ask(nginx, '/wps/session/login?t=1&x=%2F', {
    method: 'POST',
    headers: {
      host: 'aurora.localhost:8080',
      merchant: 'aurora',
      'content-type': 'application/json',
      'content-length': '16',
      'x-forwarded-for': '6.6.6.6',
    },
    body: '{"value":"abc="}',
  });
  expect(seen).toMatchObject([
    {
      method: 'POST',
      url: '/wps/session/login?t=1&x=%2F',
      body: '{"value":"abc="}',
      headers: {
        merchant: 'aurora',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': 'aurora.localhost:8080',
        'x-forwarded-proto': 'http',
      },
    },
  ]);
});

test('an unreachable gateway gives an error in the gateway’s own format', async () => {
  const alone = await startedNginx(released);
  const answer = await ask(alone, '/wps/x', { headers: { host: 'aurora.localhost' } });
  expect([answer.status, answer.headers['content-type'], JSON.parse(answer.body.toString())]).toEqual([
    502,
    'application/json; charset=utf-8',
    { success: false, errorCode: 'gateway_unreachable' },
  ]);
});

test('a roll-out takes effect with a reload, and the old pages stay until the next one', async () => {
  const server = await startedNginx(released);
  const at = { headers: { host: 'zahra.localhost' } };
  const before = await ask(server, '/m/home', at);
  await publish(released.store, await remoteDist({ build: { version: '2.1.0' } }), { fast: true });
  await assemble(released.store, {
    merchant: zahra,
    shell: '1.2.0',
    remotes: { games: [{ version: '2.1.0', weight: 1 }] },
  });
  await server.reload();
  const change = async () => (await ask(server, '/m/home', at)).body.toString();
  // A reload ends some time after the signal; the time limit of the test bounds this loop.
  while (!(await change()).includes('"2.1.0"')) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(before.body.toString()).not.toContain('"2.1.0"');
});
