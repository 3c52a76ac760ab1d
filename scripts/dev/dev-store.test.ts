import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Merchant, Store } from '@tessera/release';
import { devStore } from './dev-store';

const merchant: Merchant = {
  code: 'aurora',
  name: 'Aurora',
  hosts: ['aurora.localhost'],
  template: 'MT8801',
  scheme: 'dark',
  languages: ['EN'],
  defaultLanguage: 'EN',
};

const kept: Record<string, string> = {
  '/m/shell/1.0.0-a/shell.json': '{"version":"1.0.0-a"}',
  '/m/remotes/auth/1.0.0-b/remote.json': '{"name":"auth","version":"1.0.0-b"}',
};
const refuse = () => Promise.reject(new Error('nothing is written while developing'));
const published: Store = {
  read: async (path) => (kept[path] === undefined ? undefined : Buffer.from(kept[path])),
  has: async (path) => path in kept,
  list: async () => [],
  files: async () => [],
  add: refuse,
  point: refuse,
  remove: refuse,
};

let entry = '';
let server: Server;
let store: Store;

beforeEach(async () => {
  entry = 'remoteEntry.1.js';
  server = createServer(({ url }, answer) => {
    const isThere = url === '/m/dev/remote-games/remote.json';
    answer.writeHead(isThere ? 200 : 404).end(isThere ? JSON.stringify({ name: 'games', entry }) : 'no');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  store = devStore({
    published,
    merchants: [merchant],
    servers: { 'remote-games': `http://127.0.0.1:${port}` },
    bases: {
      shell: '/m/shell/1.0.0-a/',
      'remote-auth': '/m/remotes/auth/1.0.0-b/',
      'remote-games': '/m/dev/remote-games/',
    },
  });
});
afterEach(() => server.close());

const json = async (path: string) => JSON.parse(String(await store.read(path)));
const release = () => json('/m/releases/aurora.json');

test('a release names the built pieces where they are published, and the developed ones at their dev server', async () => {
  expect(await release()).toMatchObject({
    merchant: { code: 'aurora' },
    serviceWorker: 'off',
    shell: { version: '1.0.0-a', base: '/m/shell/1.0.0-a/' },
    remotes: {
      auth: { candidates: [{ version: '1.0.0-b', base: '/m/remotes/auth/1.0.0-b/', weight: 1 }] },
      games: { candidates: [{ entry: 'remoteEntry.1.js', base: '/m/dev/remote-games/', weight: 1 }] },
    },
  });
});

test('the next release names what the dev server has built since', async () => {
  await release();
  entry = 'remoteEntry.2.js';
  expect((await release()).remotes.games.candidates[0].entry).toBe('remoteEntry.2.js');
});

test('a remote whose dev server is gone is left out, and the others stay', async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(Object.keys((await release()).remotes)).toEqual(['auth']);
});

test('files come from the dev server or from what is published, and other merchants have no release', async () => {
  expect(await json('/m/dev/remote-games/remote.json')).toMatchObject({ name: 'games' });
  expect(await json('/m/shell/1.0.0-a/shell.json')).toEqual({ version: '1.0.0-a' });
  for (const path of ['/m/dev/remote-games/other.js', '/m/dev/unknown/remote.json', '/m/releases/jade.json'])
    expect(await store.read(path)).toBeUndefined();
});
