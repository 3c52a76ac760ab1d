/** @jest-environment jsdom */
import { preloadCode } from '../../../boot/early/preload-code';
import { readPage } from '../../../boot/early/read-page';
import { demoHash, demoRemote, provideRelease, type ReleasePart } from '../../../testing';

const games = demoRemote('games', {
  version: '1.0.0',
  routes: [{ path: '/m/home', chunk: 'page' }],
  chunks: { page: ['page.js'] },
  integrity: { 'remoteEntry.js': demoHash('games'), 'page.js': demoHash('page') },
});
const server = 'http://127.0.0.1:8183/m/dev/remote-games/';
const entry = `${server}remoteEntry.js`;
/** The `remote.json` of a developer's server. */
const described = (name: string, part: object = {}) => {
  const { base, weight, ...build } = demoRemote(name, { version: '1.1.0', ...part });
  return build;
};
const answering = (body: unknown, ok = true) =>
  jest.fn(async () => ({ ok, status: ok ? 200 : 404, json: async () => body }));

const put = (remote: string, address: string) => localStorage.setItem(`tessera:override:${remote}`, address);
const warned = () => jest.mocked(console.warn).mock.calls.map(([line]) => line);

interface Visit extends ReleasePart {
  readonly fetch?: jest.Mock;
}

/** Opens a fresh page. Returns the state of the shell that the tests check. */
async function open({ fetch = answering(described('games')), ...release }: Visit = {}) {
  jest.resetModules();
  Object.assign(globalThis, { fetch });
  provideRelease({ remotes: { games: { candidates: [games] } }, overrides: true, ...release });
  const { startReleaseOverrides } = await import('../start');
  await startReleaseOverrides(Promise.resolve());
  const { chosenRemotes } = await import('../../choice');
  const { integrityOf } = await import('../../integrity');
  const { interruptionStore } = await import('../../../core/interruptions');
  const Badges = interruptionStore.getState().screens.get('badges');
  const remotes = chosenRemotes();
  return {
    fetch,
    remotes,
    versions: remotes.map(({ name, version }) => `${name} ${version}`),
    integrityOf,
    Badges,
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/m/home');
  for (const level of ['warn', 'info'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('an override runs with the description and the hashes of the developer’s server', async () => {
  put('games', entry);
  const { fetch, remotes, integrityOf } = await open();
  expect(fetch).toHaveBeenCalledWith(new URL(`${server}remote.json`), { cache: 'no-store' });
  expect(remotes).toEqual([expect.objectContaining({ version: '1.1.0-override', base: server })]);
  expect(integrityOf(entry)).toBe(demoHash('games 1.1.0'));
  expect(console.info).toHaveBeenCalledWith(`[tessera] remote "games" comes from ${entry}`);
});

test.each([
  ['another file of the server', `${server}other.js`],
  ['the same path of another port', entry.replace('8183', '8184')],
  ['the same path of the page’s own origin', '/m/dev/remote-games/remoteEntry.js'],
])('%s does not run', async (_, address) => {
  put('games', entry);
  const { integrityOf } = await open();
  expect(() => integrityOf(address)).toThrow('is not in the release');
});

test.each([
  'https://evil.example/remoteEntry.js',
  'http://127.0.0.1.evil.example/remoteEntry.js',
  'http://localhost@evil.example/remoteEntry.js',
  'http://192.168.0.7:8183/remoteEntry.js',
  'javascript:alert(1)//127.0.0.1',
])('%s is not on this machine: nothing is fetched, and the released version runs', async (address) => {
  put('games', address);
  const { fetch, versions } = await open();
  expect(fetch).not.toHaveBeenCalled();
  expect(versions).toEqual(['games 1.0.0']);
  expect(console.warn).toHaveBeenCalledWith(
    '[tessera] the override of remote "games" is refused',
    expect.objectContaining({ name: 'OverrideError', code: 'address' }),
  );
});

test.each([
  ['a server that is off', jest.fn().mockRejectedValue(new TypeError('Failed to fetch')), 'unreachable'],
  ['a server without a remote.json', answering('', false), 'unreachable'],
  ['something that is not a description', answering({ name: 'games' }), 'description'],
  ['the description of another remote', answering(described('member')), 'description'],
])('%s: the released version runs, and console and badge say why', async (_, fetch, code) => {
  put('games', entry);
  const { versions, Badges } = await open({ fetch });
  expect(versions).toEqual(['games 1.0.0']);
  expect(console.warn).toHaveBeenCalledWith(
    '[tessera] the override of remote "games" is refused',
    expect.objectContaining({ code }),
  );
  expect(Badges).toBeDefined();
});

test('a server that does not answer delays the page by at most 5 s', async () => {
  jest.useFakeTimers();
  put('games', entry);
  const opened = open({ fetch: jest.fn(() => new Promise(() => undefined)) });
  await jest.advanceTimersByTimeAsync(5_000);
  jest.useRealTimers();
  expect((await opened).versions).toEqual(['games 1.0.0']);
});

test('a remote that the release does not have is added at the end', async () => {
  put('bonus', 'http://localhost:8190/remoteEntry.js');
  const { versions } = await open({ fetch: answering(described('bonus')) });
  expect(versions).toEqual(['games 1.0.0', 'bonus 1.1.0-override']);
  expect(console.info).toHaveBeenCalledWith(
    '[tessera] remote "bonus", which the release does not have, comes from http://localhost:8190/remoteEntry.js',
  );
});

test('a value that is not an address is dropped with a warning, and the other overrides run', async () => {
  put('member', '{"corrupt');
  put('games', entry);
  expect((await open()).versions).toEqual(['games 1.1.0-override']);
  expect(warned()).toEqual(['[tessera] dropped the corrupt local storage value "tessera:override:member"']);
  expect(localStorage.getItem('tessera:override:member')).toBeNull();
});

test('a release that does not allow overrides ignores them with one warning, and corrupt ones are dropped', async () => {
  put('games', entry);
  put('member', '{"corrupt');
  const { fetch, versions, Badges } = await open({ overrides: false });
  const { nameIgnoredOverrides } = await import('./stored-overrides');
  nameIgnoredOverrides();
  expect(fetch).not.toHaveBeenCalled();
  expect(versions).toEqual(['games 1.0.0']);
  expect(Badges).toBeUndefined();
  expect(warned()).toEqual([
    '[tessera] dropped the corrupt local storage value "tessera:override:member"',
    '[tessera] the overrides of "games" are ignored: this release does not allow overrides',
  ]);
});

test('without an override there is no badge and nothing is fetched', async () => {
  const { fetch, Badges } = await open();
  expect(fetch).not.toHaveBeenCalled();
  expect(Badges).toBeUndefined();
});

test.each([
  [true, 0],
  [false, 2],
])(
  'the early script preloads an overridden remote only if the release does not allow overrides',
  (overrides, links) => {
    document.head.replaceChildren();
    put('games', entry);
    provideRelease({ remotes: { games: { candidates: [games] } }, overrides });
    preloadCode(readPage());
    expect(document.querySelectorAll('link[rel="preload"]')).toHaveLength(links);
  },
);

test('the badge says that an override failed and the released version runs', async () => {
  put('games', entry);
  const { remotes } = await open();
  const { overrideStore } = await import('./override-state');
  const { reportLoad } = await import('../../load-marks/report-load');
  const state = () => overrideStore.getState().overrides;
  expect(state()).toEqual([{ remote: 'games', host: '127.0.0.1:8183', version: '1.1.0', outcome: 'runs' }]);
  for (const remote of remotes) reportLoad(remote, 'fallback', 0);
  expect(state()).toMatchObject([{ remote: 'games', outcome: 'replaced' }]);
});

test('failures of an override are not counted', async () => {
  jest.resetModules();
  provideRelease({ remotes: { games: { candidates: [games] } }, overrides: true });
  const { countFailure } = await import('../../last-good/version-record');
  for (let i = 0; i < 3; i++) countFailure({ name: 'games', version: '1.1.0-override' }, 'crash');
  expect(localStorage.getItem('tessera:remote-failures')).toBeNull();
});
