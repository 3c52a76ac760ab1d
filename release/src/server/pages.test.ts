import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { publish } from '../builds/publish';
import CN from '../page/locales/CN.json';
import { assemble } from '../releases/assemble';
import { aurora, shellDist, zahra } from '../testing/dists';
import { type Answer, ask, releasedStore, started, stopAll } from '../testing/started';

afterEach(stopAll);

const at = (host: string, more: Record<string, string> = {}) => ({ headers: { host, ...more } });
const merchantIn = ({ body }: Answer) => /data-merchant="(\w+)"/.exec(body.toString())?.[1];

test.each([
  ['aurora.localhost:8080', 'aurora'],
  ['AURORA.localhost', 'aurora'],
  ['zahra.localhost:1234', 'zahra'],
  ['www.zahra.example', 'zahra'],
  ['localhost:8080', 'aurora'],
  ['127.0.0.1:8080', 'aurora'],
])('the host %s shows %s', async (host, code) => {
  const served = await started(await releasedStore());
  expect(merchantIn(await ask(served, '/m/home', at(host)))).toBe(code);
});

test('an unknown host gets the same 404 page on every path', async () => {
  const served = await started({ ...(await releasedStore()), sandbox: true });
  for (const path of [
    '/',
    '/m/home',
    '/m/shell/1.2.0/main.js',
    '/m/releases/aurora.json',
    '/wps/x',
    '/__sandbox/x',
  ]) {
    const answer = await ask(served, path, at('nobody.example', { 'accept-language': 'zh-CN' }));
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toContain(CN.addressUnavailable);
    expect(answer.body.toString()).not.toMatch(/aurora|zahra|script/i);
  }
});

test('every path of the application gives the page, and no other path does', async () => {
  const served = await started(await releasedStore());
  for (const path of ['/', '/?tid=1', '/m', '/m/', '/m/home', '/m/game/7?x=a.js', '/m/help/terms/1']) {
    const answer = await ask(served, path);
    expect([path, answer.status, merchantIn(answer)]).toEqual([path, 200, 'aurora']);
  }
  for (const path of ['/favicon.ico', '/admin', '/m/unknown.js']) {
    const answer = await ask(served, path);
    expect([path, answer.status, merchantIn(answer)]).toEqual([path, 404, undefined]);
  }
});

test('the page is revalidated each time, and has its content security policy', async () => {
  const served = await started(await releasedStore());
  const { headers, body } = await ask(served, '/m/home');
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  const early = /<script>(.*?)<\/script>/s.exec(body.toString())?.[1] ?? '';
  const hash = createHash('sha256').update(early).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`);
});

test('the page is compressed if the client accepts it, and not sent again if it is unchanged', async () => {
  const served = await started(await releasedStore());
  const compressed = await ask(served, '/m/home', { headers: { 'accept-encoding': 'br' } });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(compressed.body).toString()).toContain('id="tessera-release"');
  const again = await ask(served, '/m/home', {
    headers: { 'if-none-match': String(compressed.headers.etag) },
  });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('a new release takes effect without a restart, at its merchant only', async () => {
  const { store } = await releasedStore();
  const served = await started({ store });
  const [aBefore, zBefore] = await Promise.all(
    [aurora, zahra].map(({ hosts }) => ask(served, '/', at(String(hosts[0])))),
  );
  const { version } = await publish(store, await shellDist({ build: { version: '1.3.0' } }), { fast: true });
  await assemble(store, { merchant: aurora, shell: version, remotes: {} });
  const [aAfter, zAfter] = await Promise.all(
    [aurora, zahra].map(({ hosts }) => ask(served, '/', at(String(hosts[0])))),
  );
  expect(aBefore?.body.toString()).toContain('/m/shell/1.2.0/main.js');
  expect(aAfter?.body.toString()).toContain('/m/shell/1.3.0/main.js');
  expect(aAfter?.headers.etag).not.toBe(aBefore?.headers.etag);
  expect(zAfter?.body).toEqual(zBefore?.body);
});

test('a broken release keeps the old page and is reported', async () => {
  const { store } = await releasedStore();
  const faults: unknown[] = [];
  const served = await started({ store, report: (fault) => faults.push(fault) });
  const before = await ask(served, '/');
  await store.point('/m/releases/aurora.json', async () => Buffer.from('{"schema":1'));
  const after = await ask(served, '/');
  expect(after.status).toBe(200);
  expect(after.body).toEqual(before.body);
  await ask(served, '/');
  expect(faults).toHaveLength(1);
});

test.each<[string, () => Promise<never>]>([
  ['fails', () => Promise.reject(new Error('the store is down'))],
  ['hangs', () => new Promise(() => undefined)],
])('pages, worker and asset list come from memory while the store %s, which is reported', async (_, read) => {
  const { store } = await releasedStore();
  const { version } = await publish(
    store,
    await shellDist({ files: { 'sw.js': 'self.ran = 1;' }, build: { version: '1.4.0' } }),
    { fast: true },
  );
  await assemble(store, { merchant: aurora, shell: version, remotes: {} });
  const faults: unknown[] = [];
  let isDown = false;
  const failing = { ...store, read: (path: string) => (isDown ? read() : store.read(path)) };
  const served = await started({ store: failing, report: (fault) => faults.push(fault) });
  const paths = ['/m/home', '/m/sw.js', '/m/asset-manifest.json'];
  const answers = () => Promise.all(paths.map((path) => ask(served, path)));
  const before = await answers();
  isDown = true;
  const during = await answers();
  expect(during.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(during.map(({ body }) => body)).toEqual(before.map(({ body }) => body));
  expect(faults).not.toEqual([]);
  isDown = false;
  expect((await ask(served, '/', at('zahra.localhost'))).status).toBe(200);
});

test('a merchant without a release gives a 503 until its first valid release', async () => {
  const { store } = await releasedStore();
  const faults: unknown[] = [];
  const late = { ...aurora, code: 'late', hosts: ['late.localhost'] };
  const served = await started({ store, merchants: [aurora, late], report: (fault) => faults.push(fault) });
  expect((await ask(served, '/', at('late.localhost'))).status).toBe(503);
  await store.point('/m/releases/late.json', async () => Buffer.from('{}'));
  const broken = await ask(served, '/', at('late.localhost'));
  expect([broken.status, merchantIn(broken)]).toEqual([503, undefined]);
  expect(faults).toHaveLength(1);
  await assemble(store, { merchant: late, shell: '1.2.0', remotes: {} });
  expect(merchantIn(await ask(served, '/', at('late.localhost')))).toBe('late');
});

test('two merchants cannot share a host', async () => {
  const { store } = await releasedStore();
  const merchants = [aurora, { ...zahra, hosts: ['Aurora.localhost'] }];
  await expect(started({ store, merchants })).rejects.toMatchObject({ code: 'host-conflict' });
});
