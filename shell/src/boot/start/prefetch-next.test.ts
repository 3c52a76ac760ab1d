/** @jest-environment jsdom */
import { demoHash, demoRemote } from '../../testing';
import * as federation from '../../testing/federation';
import { freshPage, remoteCode } from '../../testing/fresh-page';

jest.mock('@module-federation/enhanced/runtime', () => ({ ...federation.runtime }));
federation.provideFederation();

const auth = demoRemote('auth', {
  routes: [{ path: '/m/login', chunk: 'login' }],
  chunks: { login: ['login.js', 'login.css'] },
  catalogs: { EN: ['texts.js'] },
  integrity: { 'login.js': demoHash('login.js') },
});
const games = demoRemote('games', { routes: [{ path: '/m/home' }, { path: '/m/game' }] });
const growth = demoRemote('growth', { routes: [{ path: '/m/activity' }] });

const fetched: [string, RequestInit | undefined][] = [];
const connect = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

beforeEach(() => {
  fetched.length = 0;
  connect(undefined);
  Object.assign(globalThis, {
    fetch: async (url: string, init?: RequestInit) => {
      fetched.push([url, init]);
      return { arrayBuffer: async () => new ArrayBuffer(0) };
    },
  });
});

/** The files that are fetched on the home page, of which the remote runs. */
async function next(isMember = false): Promise<string[]> {
  await freshPage('/m/home', [games, auth, growth]);
  federation.load.mockResolvedValue(remoteCode());
  const { remoteLoad } = await import('../../host/loading');
  await remoteLoad(games).load();
  const { signIn } = await import('../../core/session');
  if (isMember) signIn({ id: '7', token: 'token-7', userName: 'lucky', customerType: 0 });
  const { prefetchNext } = await import('./prefetch-next');
  await prefetchNext();
  return fetched.map(([url]) => url);
}

test('a visitor’s browser fetches the login, each file with its hash, and runs none of it', async () => {
  expect(await next()).toEqual(
    ['remoteEntry.js', 'login.js', 'login.css', 'texts.js'].map((file) => auth.base + file),
  );
  expect(fetched[1]?.[1]).toEqual({ priority: 'low', integrity: demoHash('login.js') });
  expect(federation.loaded()).toEqual(['games/remote']);
});

test('a member’s browser fetches the first page of the bottom navigation whose remote is not there', async () => {
  expect(await next(true)).toEqual([`${growth.base}remoteEntry.js`]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched on a connection that is %p',
  async (connection) => {
    connect(connection);
    expect(await next()).toEqual([]);
  },
);

test('a file that does not come is left to the page', async () => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new Error('offline')) });
  await expect(next()).resolves.toEqual([]);
});
