import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask, releasedStore, started, stopAll } from '../testing/started';

let server: Server;
let asked: IncomingMessage[];
let devServer: string;

beforeEach(async () => {
  asked = [];
  server = createServer((incoming, answer) => {
    asked.push(incoming);
    answer.end('development');
  });
  server.on('upgrade', (incoming, socket) => {
    asked.push(incoming);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  devServer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await stopAll();
  server.closeAllConnections();
  server.close();
});

const host = { host: 'aurora.localhost' };
const startedWithGames = async () =>
  started({ store: (await releasedStore()).store, devServers: { 'remote-games': devServer } });

test('files of a dev server have the origin of the page', async () => {
  const served = await startedWithGames();
  const { body } = await ask(served, '/m/dev/remote-games/remoteEntry.js?t=1', { headers: host });
  expect(body.toString()).toBe('development');
  expect(asked.map(({ url }) => url)).toEqual(['/m/dev/remote-games/remoteEntry.js?t=1']);
});

test('a dev server gets the origin of a WebSocket, so that it can refuse other sites', async () => {
  const served = await startedWithGames();
  const { port } = new URL(served.url);
  const headers = {
    ...host,
    origin: 'http://stranger.example',
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
  };
  const refused = once(server, 'upgrade');
  const client = request({ port, path: '/m/dev/remote-games/ws', headers }).end();
  await Promise.all([once(client, 'upgrade').then(([, socket]) => socket.destroy()), refused]);
  expect(asked[0]?.url).toBe('/m/dev/remote-games/ws');
  expect(asked[0]?.headers).toMatchObject({ ...host, origin: 'http://stranger.example' });
});

test('a path of a piece without a dev server gives a 404', async () => {
  const served = await startedWithGames();
  expect((await ask(served, '/m/dev/remote-auth/remoteEntry.js', { headers: host })).status).toBe(404);
  expect(asked).toEqual([]);
});

test('pages may use eval and WebSockets in development only, and do not detect new releases there', async () => {
  const policyOf = async (served: Awaited<ReturnType<typeof started>>) =>
    String((await ask(served, '/m/home', { headers: host })).headers['content-security-policy']);
  const manifestOf = async (served: Awaited<ReturnType<typeof started>>) =>
    (await ask(served, '/m/asset-manifest.json', { headers: host })).status;

  const development = await startedWithGames();
  expect(await policyOf(development)).toMatch(/script-src[^;]* 'unsafe-eval'.*connect-src 'self' ws:/);
  expect(await manifestOf(development)).toBe(204);

  const production = await started({ store: (await releasedStore()).store });
  expect(await policyOf(production)).not.toMatch(/unsafe-eval|ws:/);
  expect(await manifestOf(production)).toBe(200);
});
