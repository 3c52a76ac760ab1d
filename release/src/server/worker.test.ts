import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { assetManifest, assetsHash, workerFacts } from '@tessera/remote/release';
import * as v from 'valibot';
import { publish } from '../builds/publish';
import { assemble } from '../releases/assemble';
import { openFolderStore } from '../store/folder-store';
import type { Store } from '../store/store';
import { aurora, newFolder, remoteDist, shellDist, zahra } from '../testing/dists';
import { ask, releasedStore, started, stopAll } from '../testing/started';

afterEach(stopAll);

const script = '/m/sw.js?env=production&merchant=aurora';
const host = { host: 'aurora.localhost' };

async function storeWithWorkers(serviceWorker?: 'off'): Promise<Store> {
  const store = openFolderStore(await newFolder());
  const files = { 'sw.js': 'self.ran = "worker";', 'sw-off.js': 'self.ran = "off";' };
  await publish(store, await shellDist({ files }), { fast: true });
  await publish(store, await remoteDist(), { fast: true });
  await release(store, '2.0.0', serviceWorker);
  return store;
}

const release = (store: Store, version: string, serviceWorker?: 'off') =>
  assemble(store, {
    merchant: aurora,
    shell: '1.2.0',
    remotes: { games: [{ version, weight: 1 }] },
    ...(serviceWorker ? { serviceWorker } : {}),
  });

/** Runs the script. @returns its global variables */
const run = (source: string): Record<string, unknown> => {
  const self: Record<string, unknown> = {};
  runInNewContext(source, { self });
  return self;
};

test('the service worker is that of the release and contains its facts [R7.23]', async () => {
  const served = await started({ store: await storeWithWorkers() });
  const { status, headers, body } = await ask(served, script, { headers: host });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
  });
  const self = run(body.toString());
  expect(self.ran).toBe('worker');
  expect(v.parse(workerFacts, self.__TESSERA_WORKER__)).toMatchObject({
    release: 1,
    name: 'Aurora',
    shell: '/m/shell/1.2.0/',
    bases: ['/m/shell/1.2.0/', '/m/remotes/games/2.0.0/'],
  });
});

test('every release has a new service worker, even with the same shell', async () => {
  const store = await storeWithWorkers();
  const served = await started({ store });
  const before = await ask(served, script, { headers: host });
  await publish(store, await remoteDist({ build: { version: '2.1.0' } }), { fast: true });
  await release(store, '2.1.0');
  const after = await ask(served, script, { headers: host });
  expect(after.body.equals(before.body)).toBe(false);
});

test('a release with the service worker off serves one that unregisters itself', async () => {
  const served = await started({ store: await storeWithWorkers('off') });
  expect(run((await ask(served, script, { headers: host })).body.toString()).ran).toBe('off');
});

test('the service worker is compressed, and not sent again if it is unchanged', async () => {
  const served = await started({ store: await storeWithWorkers() });
  const compressed = await ask(served, script, { headers: { ...host, 'accept-encoding': 'br' } });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(run(brotliDecompressSync(compressed.body).toString()).ran).toBe('worker');
  const again = await ask(served, script, {
    headers: { ...host, 'if-none-match': String(compressed.headers.etag) },
  });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('a shell without a service worker gives a 404', async () => {
  const served = await started({ store: (await releasedStore()).store });
  expect((await ask(served, script, { headers: host })).status).toBe(404);
});

test.each(['/m/asset-manifest.json?t=1', '/mobile/mc/asset-manifest.json?t=1'])(
  '%s lists the files of the release, and changes with it [R7.22]',
  async (path) => {
    const store = await storeWithWorkers();
    const served = await started({ store });
    const read = async () => {
      const { headers, body } = await ask(served, path, { headers: host });
      expect(headers['cache-control']).toBe('no-cache');
      return v.parse(assetManifest, JSON.parse(body.toString()));
    };
    const before = await read();
    expect(before.remotes.games?.[0]?.files).toContain('/m/remotes/games/2.0.0/remoteEntry.js');
    await publish(store, await remoteDist({ build: { version: '2.1.0' } }), { fast: true });
    await release(store, '2.1.0');
    const after = await read();
    expect(assetsHash(after, 'device')).not.toBe(assetsHash(before, 'device'));
  },
);

test.each([script, '/m/asset-manifest.json'])(
  'of a release that cannot be read, %s is a 503 without the reason, which is reported once',
  async (path) => {
    const whole = await storeWithWorkers();
    const faults: unknown[] = [];
    const broken = { ...whole, read: async (file: string) => (await whole.read(file)) && Buffer.from('{') };
    const served = await started({ store: broken, report: (fault) => faults.push(fault) });
    for (const _ of [1, 2]) {
      const { status, body } = await ask(served, path, { headers: host });
      expect([status, body.toString()]).toEqual([503, 'Not available']);
    }
    expect(faults).toHaveLength(1);
  },
);

test('a merchant without a release has neither a service worker nor an asset list', async () => {
  const served = await started({ store: await storeWithWorkers() });
  const headers = { host: zahra.hosts[0] ?? '' };
  expect((await ask(served, script, { headers })).status).toBe(404);
  expect((await ask(served, '/m/asset-manifest.json', { headers })).status).toBe(404);
});
