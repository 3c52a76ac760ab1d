import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { shellFiles } from '../testing/dists';
import { ask, releasedStore, started, stopAll } from '../testing/started';

afterEach(stopAll);

const main = '/m/shell/1.2.0/main.js';

test('a published file is immutable and can be loaded from any origin', async () => {
  const served = await started(await releasedStore());
  for (const [path, type] of [
    [main, 'text/javascript; charset=utf-8'],
    ['/m/remotes/games/2.0.0/chunks/home.js', 'text/javascript; charset=utf-8'],
    ['/m/remotes/games/2.0.0/remote.json', 'application/json; charset=utf-8'],
    ['/m/remotes/games/2.0.0/logo.png', 'image/png'],
    ['/m/releases/aurora/1.json', 'application/json; charset=utf-8'],
  ] as const) {
    const { status, headers } = await ask(served, path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*; sandbox$/),
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
  }
});

test('the pointer of a release is cached for 30 s only', async () => {
  const served = await started(await releasedStore());
  const { headers, body } = await ask(served, '/m/releases/aurora.json');
  expect(headers['cache-control']).toBe('public, max-age=30');
  expect(JSON.parse(body.toString())).toMatchObject({ number: 1, merchant: { code: 'aurora' } });
});

test('the client gets an encoding that it accepts', async () => {
  const served = await started(await releasedStore());
  const asked = (encoding: string) => ask(served, main, { headers: { 'accept-encoding': encoding } });
  const [br, gzip, plain] = await Promise.all(['gzip, br', 'gzip', 'identity'].map(asked));
  expect(br?.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(shellFiles['main.js']);
  expect(gzip?.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(shellFiles['main.js']);
  expect(plain?.headers['content-encoding']).toBeUndefined();
  expect(plain?.body.toString()).toBe(shellFiles['main.js']);
});

test('HEAD responds with the headers of GET, without the body', async () => {
  const served = await started(await releasedStore());
  const { status, headers, body } = await ask(served, main, { method: 'HEAD' });
  expect(status).toBe(200);
  expect(headers['content-length']).toBe(String(shellFiles['main.js'].length));
  expect(body).toHaveLength(0);
});

test('a missing file gives plain text, never a page', async () => {
  const served = await started(await releasedStore());
  for (const path of [
    '/m/shell/9.9.9/main.js',
    '/m/remotes/nobody/1.0.0/remoteEntry.js',
    '/m/remotes/',
    '/m/sw.js',
  ]) {
    const { status, headers, body } = await ask(served, path);
    expect([status, headers['content-type'], body.toString()]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Not found',
    ]);
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('a deleted file and its compressed copies disappear at once', async () => {
  const { store, dir } = await releasedStore();
  const served = await started({ store });
  const br = { headers: { 'accept-encoding': 'br' } };
  expect((await ask(served, main, br)).status).toBe(200);
  await rm(join(dir, main));
  expect((await ask(served, main, br)).status).toBe(404);
});

test('a store that fails gives a 503 without the reason, which the operator gets', async () => {
  const { store } = await releasedStore();
  const fault = new Error('Access to bucket secret-bucket is denied');
  const report = jest.fn();
  const served = await started({ store: { ...store, read: () => Promise.reject(fault) }, report });
  const { status, headers, body } = await ask(served, main);
  expect([status, headers['content-type'], body.toString()]).toEqual([
    503,
    'text/plain; charset=utf-8',
    'Not available',
  ]);
  expect(report).toHaveBeenCalledWith(fault);
});

test.each<[string, number]>([
  ['/m/shell/../../secret.txt', 400],
  ['/m/shell/..%2f..%2f..%2fsecret.txt', 400],
  ['/m/shell/%2e%2e/%2e%2e/%2e%2e/secret.txt', 400],
  ['/m/remotes/games/..%5c..%5c..%5csecret.txt', 400],
  ['/m/releases/%2e%2e%2f%2e%2e%2fsecret.txt', 400],
  ['/m/shell//../../secret.txt', 400],
  ['/m/shell/1.2.0/main.js%00.txt', 400],
  ['//secret.txt', 404],
  ['/../secret.txt', 400],
])('%s leads to no file outside the store', async (path, expected) => {
  const { store, dir } = await releasedStore();
  await writeFile(join(dir, 'secret.txt'), 'secret');
  const served = await started({ store });
  const { status, body } = await ask(served, path);
  expect(status).toBe(expected);
  expect(body.toString()).not.toContain('secret');
});
