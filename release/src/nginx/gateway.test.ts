// @full: needs nginx.
import { authority } from '../testing/certificates';
import { aurora } from '../testing/dists';
import { echoGateway, stopGateways } from '../testing/echo-gateway';
import { nameServer, stopNameServers } from '../testing/name-server';
import { startedNginx, stopNginx } from '../testing/nginx';
import { findNginx } from '../testing/nginx-process';
import { ask, releasedStore, started, stopAll } from '../testing/started';
import { stopTlsProxies, tlsProxy } from '../testing/tls-proxy';

const NAME = 'gateway.example';
const call = { headers: { host: 'aurora.localhost' } };

let released: Awaited<ReturnType<typeof releasedStore>>;
let ca: Awaited<ReturnType<typeof authority>>;

beforeAll(async () => {
  findNginx();
  released = await releasedStore();
  ca = await authority();
}, 300_000);
afterEach(async () => {
  await stopTlsProxies();
  await stopNginx();
  await stopGateways();
  stopNameServers();
});
afterAll(stopAll);

const tlsGateway = async (from: typeof ca, name: string, days?: number) => {
  const gateway = await echoGateway({ tls: from.certificate(name, days) });
  const { at } = await nameServer('127.0.0.1');
  const nginx = await startedNginx(released, {
    gateway: `https://${NAME}:${gateway.port}`,
    trustedCa: ca.file,
    resolver: at,
  });
  return { nginx, seen: gateway.seen };
};

test('a gateway with a certificate of a trusted authority for its name gets the calls', async () => {
  const { nginx, seen } = await tlsGateway(ca, NAME);
  expect((await ask(nginx, '/wps/x?a=%2F', call)).status).toBe(200);
  expect(seen).toMatchObject([{ url: '/wps/x?a=%2F', headers: { host: expect.stringContaining(NAME) } }]);
});

test.each<[string, () => Promise<typeof ca>, string, number]>([
  ['of another authority', authority, NAME, 2],
  ['for another name', async () => ca, 'other.example', 2],
  ['that has expired', async () => ca, NAME, -1],
])('a gateway with a certificate %s gets no call', async (_, from, name, days) => {
  const { nginx, seen } = await tlsGateway(await from(), name, days);
  const { status, body } = await ask(nginx, '/wps/x', call);
  expect([status, JSON.parse(body.toString())]).toEqual([
    502,
    { success: false, errorCode: 'gateway_unreachable' },
  ]);
  expect(seen).toEqual([]);
});

test('an identity project must have a valid certificate for its name', async () => {
  const gateway = await echoGateway({ tls: ca.certificate(NAME) });
  const { at } = await nameServer('127.0.0.1');
  const project = async (name: string) => {
    const merchants = [{ ...aurora, identity: `https://${name}:${gateway.port}` }];
    const nginx = await startedNginx(released, { merchants, trustedCa: ca.file, resolver: at });
    return (await ask(nginx, '/__/auth/handler', call)).status;
  };
  expect(await project(NAME)).toBe(200);
  expect(await project('other.example')).toBe(502);
  expect(gateway.seen).toHaveLength(1);
});

test('a gateway whose name moves to another address gets the calls there, without a reload', async () => {
  const tls = ca.certificate(NAME);
  const old = await echoGateway({ tls });
  const moved = await echoGateway({ tls, host: '127.0.0.2', port: old.port });
  const names = await nameServer('127.0.0.1');
  const nginx = await startedNginx(released, {
    gateway: `https://${NAME}:${old.port}`,
    trustedCa: ca.file,
    resolver: names.at,
  });
  await ask(nginx, '/wps/x', call);
  expect([old.seen.length, moved.seen.length]).toEqual([1, 0]);
  names.move('127.0.0.2');
  // nginx asks again when the record has expired; the time limit of the test bounds this loop.
  while (moved.seen.length === 0) {
    await ask(nginx, '/wps/x', call);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(moved.seen.length).toBeGreaterThan(0);
}, 30_000);

const proxied = {
  host: 'aurora.localhost:8443',
  'x-forwarded-for': '6.6.6.6, 203.0.113.7, 10.1.2.3',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'evil.example',
};

test.each<[string, readonly string[], string, string]>([
  ['a trusted proxy', ['127.0.0.1', '10.0.0.0/8'], '203.0.113.7', 'https'],
  ['any other client', ['10.0.0.0/8'], '127.0.0.1', 'http'],
  ['any client without a list', [], '127.0.0.1', 'http'],
])(
  'the address and scheme that %s writes reach the gateway as %j %s %s',
  async (_, trust, address, scheme) => {
    const { url, seen } = await echoGateway();
    const nginx = await startedNginx(released, { gateway: url, trust });
    await ask(nginx, '/wps/x', { headers: proxied });
    expect(seen[0]?.headers).toMatchObject({
      'x-forwarded-for': address,
      'x-forwarded-proto': scheme,
      'x-forwarded-host': 'aurora.localhost:8443',
    });
  },
);

test.each<[string, (gateway: string) => Promise<{ readonly url: string }>]>([
  ['nginx', (gateway) => startedNginx(released, { gateway, trust: ['127.0.0.1'] })],
  ['release serve', (gateway) => started({ store: released.store, gateway, trust: ['127.0.0.1'] })],
])("behind a TLS proxy, %s tells the gateway the visitor's address, scheme and host", async (_, start) => {
  const { url, seen } = await echoGateway();
  const proxy = await tlsProxy((await start(url)).url, ca, 'aurora.localhost');
  const status = await proxy.ask('/wps/x', '127.0.0.9', {
    host: 'aurora.localhost',
    // A visitor can write these.
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'evil.example',
  });
  expect(status).toBe(200);
  expect(seen).toMatchObject([
    {
      headers: {
        'x-forwarded-for': '127.0.0.9',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'aurora.localhost',
      },
    },
  ]);
});

test('the gateway gets the host that has chosen the merchant, not a different Host header', async () => {
  const { url, seen } = await echoGateway();
  const nginx = await startedNginx(released, { gateway: url });
  await ask(nginx, 'http://aurora.localhost/wps/x', { headers: { host: 'zahra.localhost' } });
  expect(seen[0]?.headers['x-forwarded-host']).toBe('aurora.localhost');
});
