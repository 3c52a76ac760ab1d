// @full: needs nginx.
import { writeHealth } from '@tessera/contract';
import { statusOf } from '../operations/status/status';
import { startCollectors } from '../testing/collectors';
import { echoGateway, stopGateways } from '../testing/echo-gateway';
import { nameServer, stopNameServers } from '../testing/name-server';
import { startedNginx, stopNginx } from '../testing/nginx';
import { findNginx } from '../testing/nginx-process';
import { ask, releasedStore, started, stopAll } from '../testing/started';

const COLLECT = '/wps/system/collect';
const STATUS = '/wps/v2/system/status';

let released: Awaited<ReturnType<typeof releasedStore>>;
beforeAll(async () => {
  findNginx();
  released = await releasedStore();
}, 300_000);
afterEach(async () => {
  await stopNginx();
  await stopGateways();
  stopNameServers();
});
afterAll(stopAll);

interface Site {
  readonly gateway: string;
  readonly collectors: readonly string[];
}
const servers: ReadonlyArray<readonly [string, (site: Site) => Promise<{ readonly url: string }>]> = [
  ['nginx', (site) => startedNginx(released, { ...site, trust: ['127.0.0.1'] })],
  ['release serve', (site) => started({ store: released.store, ...site, trust: ['127.0.0.1'] })],
];

const visitor = { host: 'aurora.localhost', 'x-forwarded-for': '203.0.113.7' };
const load = {
  kind: 'load' as const,
  remote: 'games',
  version: '2.0.0',
  outcome: 'loaded' as const,
  elapsed: 9,
};
const body = JSON.stringify({ merchant: 'aurora', value: writeHealth([load]) });
const post = { method: 'POST', headers: { ...visitor, cookie: 'a=b', 'session-id': 'secret' }, body };
const start = { headers: { ...visitor, merchant: 'aurora', cookie: 'a=b', 'session-id': 'secret' } };

/** Waits for calls that no answer waits for. The time limit of the test bounds it. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe.each(servers)('%s', (_, serve) => {
  test('beacons go to the collectors in turn in place of the gateway, with the visitor’s address and nothing else of the visitor', async () => {
    const gateway = await echoGateway();
    const both = [await echoGateway({ status: 204, body: '' }), await echoGateway({ status: 204, body: '' })];
    const site = await serve({ gateway: gateway.url, collectors: both.map(({ url }) => url) });
    for (let sent = 0; sent < 4; sent++) expect((await ask(site, COLLECT, post)).status).toBe(204);
    const all = () => both.flatMap(({ seen }) => seen);
    await until(() => all().length === 4);
    // Each worker of nginx takes them in turn by itself, so three can go to one.
    for (const { seen } of both) expect(seen.length).toBeGreaterThan(0);
    for (const { method, url, headers, body: got } of all()) {
      expect([method, url, got]).toEqual(['POST', COLLECT, body]);
      expect(headers).toMatchObject({
        'x-forwarded-for': '203.0.113.7',
        'content-length': String(body.length),
      });
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('session-id');
    }
    expect(gateway.seen).toEqual([]);
  });

  test('the first call of a page reaches the gateway, and a collector too', async () => {
    const gateway = await echoGateway();
    const collector = await echoGateway({ status: 204, body: '' });
    const site = await serve({ gateway: gateway.url, collectors: [collector.url] });
    const answer = await ask(site, `${STATUS}?device=MOBILE`, start);
    expect([answer.status, answer.body.toString()]).toEqual([200, '{"success":true}']);
    await ask(site, '/wps/other', start);
    await until(() => collector.seen.length === 1);
    expect(gateway.seen.map(({ url }) => url)).toEqual([`${STATUS}?device=MOBILE`, '/wps/other']);
    expect(gateway.seen[0]?.headers).toMatchObject({ cookie: 'a=b', 'session-id': 'secret' });
    expect(collector.seen).toMatchObject([
      { method: 'GET', headers: { merchant: 'aurora', 'x-forwarded-for': '203.0.113.7' } },
    ]);
    expect(collector.seen[0]?.url).toContain(STATUS);
    expect(collector.seen[0]?.headers).not.toHaveProperty('cookie');
    expect(collector.seen[0]?.headers).not.toHaveProperty('session-id');
  });

  test('a page is served without collectors that answer, and a large beacon is refused', async () => {
    const gateway = await echoGateway();
    const collector = await echoGateway({ status: 204, body: '' });
    const site = await serve({
      gateway: gateway.url,
      collectors: ['http://127.0.0.1:1', collector.url],
    });
    for (let sent = 0; sent < 2; sent++) expect((await ask(site, STATUS, start)).status).toBe(200);
    for (let sent = 0; sent < 4; sent++) expect((await ask(site, COLLECT, post)).status).toBe(204);
    await until(() => collector.seen.some(({ url }) => url === COLLECT));
    const large = { ...post, body: JSON.stringify({ merchant: 'aurora', value: 'x'.repeat(33_000) }) };
    expect((await ask(site, COLLECT, large)).status).toBe(413);
  });

  test('two collectors count the pages and beacons of visitors that it sends them', async () => {
    const { url } = await echoGateway();
    const collectors = await startCollectors(2, [await statusOf(released.store, 'aurora')]);
    try {
      const site = await serve({ gateway: url, collectors: collectors.urls });
      for (let n = 0; n < 6; n++) {
        const headers = { 'x-forwarded-for': `203.0.113.${n}` };
        await ask(site, STATUS, { headers: { ...start.headers, ...headers } });
        await ask(site, COLLECT, { ...post, headers: { ...post.headers, ...headers } });
      }
      await until(async () => (await collectors.counted(/^tessera_loads_total/)) === 6);
      await until(
        async () => (await collectors.counted(/^tessera_collector_entries_total\{result="counted"/)) === 12,
      );
    } finally {
      await collectors.close();
    }
  });
});

test('nginx resolves the name of a collector for each call, and follows it to another address', async () => {
  const NAME = 'collector.example';
  const gateway = await echoGateway();
  const old = await echoGateway({ status: 204, body: '' });
  const moved = await echoGateway({ status: 204, body: '', host: '127.0.0.2', port: old.port });
  const names = await nameServer('127.0.0.1');
  const nginx = await startedNginx(released, {
    gateway: gateway.url,
    collectors: [`http://${NAME}:${old.port}`],
    resolver: names.at,
  });
  await ask(nginx, COLLECT, post);
  await ask(nginx, STATUS, start);
  await until(() => old.seen.length === 2);
  names.move('127.0.0.2');
  await until(async () => {
    await ask(nginx, COLLECT, post);
    return moved.seen.length > 0;
  });
}, 30_000);

test.each(['collector:9464', 'http://collector/path', 'ftp://collector', 'http://u:p@collector'])(
  '%s is refused as the address of a collector',
  async (address) => {
    const refused = { store: released.store, gateway: 'http://127.0.0.1:1', collectors: [address] };
    await expect(started(refused)).rejects.toMatchObject({ code: 'option-invalid' });
  },
);
