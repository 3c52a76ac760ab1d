/** @jest-environment jsdom */

import { preloadCode } from '../../boot/early/preload-code';
import { readPage } from '../../boot/early/read-page';
import { demoHash, demoRemote, provideRelease } from '../../testing';
import { isDemoted } from '../choice';
import type { RemoteFaultCode } from '../faults';
import { integrityOf } from '../integrity';
import { onRemoteLoad } from '../load-marks/report-load';
import { remoteLoad } from '../loading/remote-load';
import { startRemote } from '../loading/started-remotes';
import { countFailure, proveGood } from './version-record';

type Registered = [{ name: string; entry: string }];
const federation = { load: jest.fn(), register: jest.fn() };
jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: (id: string) => federation.load(id),
  registerRemotes: (remotes: Registered, options: object) => federation.register(remotes, options),
}));

const part = { routes: [{ path: '/m/home', chunk: 'page' }], chunks: { page: ['page.js'] } };
const v2 = (name: string) => demoRemote(name, { ...part, version: '2.0.0', weight: 10 });
const v1 = (name: string) => demoRemote(name, { ...part, version: '1.0.0', weight: 0.0001 });
const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
const previous = { version: '0.9.0', description: demoHash('remote.json') };
provideRelease({
  remotes: Object.fromEntries(names.map((name) => [name, { candidates: [v1(name), v2(name)], previous }])),
});

const code = () => ({ default: { routes: [], catalog: () => Promise.resolve({ default: {} }) } });
/** The requested versions of a remote, in order. */
const asked = () =>
  federation.register.mock.calls.map(([[{ entry }]]: [Registered]) => {
    const { pathname, search } = new URL(entry);
    return pathname.split('/').at(-2) + search;
  });
const works = (...versions: string[]) =>
  federation.load.mockImplementation(async () => {
    const version = asked().at(-1)?.split('?')[0] ?? '';
    if (!versions.includes(version)) throw new TypeError('x is undefined');
    return code();
  });
const fail = (remote: ReturnType<typeof v2>, times: number, code: RemoteFaultCode = 'crash') => {
  for (let i = 0; i < times; i++) countFailure(remote, code);
};
/** The stored failures, without their times. */
const counted = (): string[] =>
  JSON.parse(localStorage.getItem('tessera:remote-failures') ?? '[]').map((one: string) =>
    one.replace(/ \d+$/, ''),
  );

const outcomes: string[] = [];
onRemoteLoad(({ version, outcome }) => outcomes.push(`${version} ${outcome}`));
beforeEach(() => {
  localStorage.clear();
  outcomes.length = 0;
  federation.load.mockReset();
  federation.register.mockReset();
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a version that fails twice is replaced by the other candidate, and the failure is counted once', async () => {
  works('1.0.0');
  await remoteLoad(v2('a')).load();
  expect(asked()).toEqual(['2.0.0', '2.0.0?retry=1', '1.0.0']);
  expect(outcomes).toEqual(['2.0.0 crash', '2.0.0 crash', '1.0.0 loaded', '2.0.0 fallback']);
  expect(counted()).toEqual(['1 a@2.0.0']);
  expect(integrityOf(`${v1('a').base}remoteEntry.js`)).toBe(demoHash('a 1.0.0'));
});

test('the last good version is tried first, with the description whose hash the release names', async () => {
  proveGood({ name: 'b', version: '0.9.0' });
  const answer = { ...demoRemote('b', { version: '0.9.0' }), base: 'https://evil.example/' };
  const fetched = jest.fn().mockResolvedValue({ json: async () => answer });
  Object.assign(globalThis, { fetch: fetched });
  works('0.9.0');
  await remoteLoad(v2('b')).load();
  expect(fetched).toHaveBeenCalledWith('/m/remotes/b/0.9.0/remote.json', {
    integrity: demoHash('remote.json'),
  });
  expect(asked()).toEqual(['2.0.0', '2.0.0?retry=1', '0.9.0']);
});

test('if no other version can be loaded, the load rejects with the first version’s fault', async () => {
  works();
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('integrity')) });
  await expect(remoteLoad(v2('c')).load()).rejects.toMatchObject({ code: 'crash', remote: 'c' });
});

test('a description that hangs ends after 5 s', async () => {
  jest.useFakeTimers();
  proveGood({ name: 'i', version: '0.9.0' });
  Object.assign(globalThis, { fetch: () => new Promise(() => undefined) });
  works('1.0.0');
  const loaded = remoteLoad(v2('i')).load();
  await jest.advanceTimersByTimeAsync(5_000);
  jest.useRealTimers();
  await loaded;
  expect(asked()).toEqual(['2.0.0', '2.0.0?retry=1', '1.0.0']);
});

test('three failures in a row demote a version: the last good one loads first, and nothing is preloaded', async () => {
  fail(v2('d'), 2);
  expect(isDemoted(1, v2('d'))).toBe(false);
  fail(v2('d'), 1);
  expect(isDemoted(1, v2('d'))).toBe(true);
  expect(isDemoted(1, v1('d'))).toBe(false);
  expect(isDemoted(2, v2('d'))).toBe(false);
  works('1.0.0', '2.0.0');
  await remoteLoad(v2('d')).load();
  expect(asked()).toEqual(['1.0.0']);

  const page = {
    ...readPage(),
    owned: { path: '/m/home', remote: v2('d'), route: { path: '/m/home', chunk: 'page', early: [] } },
  };
  preloadCode(page);
  expect(document.querySelectorAll('link[href*="/m/remotes/d/"]')).toHaveLength(0);
});

test('a demoted version is loaded if no other one can be', async () => {
  fail(v2('e'), 3);
  works('2.0.0');
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('gone')) });
  await remoteLoad(v2('e')).load();
  expect(asked()).toEqual(['1.0.0', '2.0.0']);
});

test('the failures of a version that proves good are removed', () => {
  fail(v2('f'), 3);
  proveGood(v2('f'));
  expect(isDemoted(1, v2('f'))).toBe(false);
  expect(localStorage.getItem('tessera:remote-failures')).toBeNull();
});

test.each(['load', 'timeout', 'range'] as const)(
  'a %s fault does not count, because a slow line causes it too',
  (code) => {
    fail(v2('f'), 3, code);
    expect(isDemoted(1, v2('f'))).toBe(false);
    expect(counted()).toEqual([]);
  },
);

test.each(['crash', 'shape', 'integrity'] as const)('a %s fault counts', (code) => {
  fail(v2('f'), 3, code);
  expect(isDemoted(1, v2('f'))).toBe(true);
});

test('a page that three times got no code in time keeps its version', async () => {
  federation.load.mockImplementation(async () => {
    throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  });
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('slow')) });
  for (let n = 0; n < 3; n++)
    await remoteLoad(v2('i'))
      .load()
      .catch(() => undefined);
  expect(isDemoted(1, v2('i'))).toBe(false);
});

test('a failure counts for a day', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
  fail(v2('f'), 3);
  now.mockReturnValue(1_800_000_000_000 + 86_399_999);
  expect(isDemoted(1, v2('f'))).toBe(true);
  now.mockReturnValue(1_800_000_000_000 + 86_400_000);
  expect(isDemoted(1, v2('f'))).toBe(false);
  fail(v2('f'), 1);
  expect(counted()).toEqual(['1 f@2.0.0']);
});

test('a failure of a clock that was a day ahead does not count when it is right again', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000 + 86_400_000);
  fail(v2('f'), 3);
  expect(isDemoted(1, v2('f'))).toBe(true);
  now.mockReturnValue(1_800_000_000_000);
  expect(isDemoted(1, v2('f'))).toBe(false);
});

test('a failure without a network is not counted', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fail(v2('f'), 3);
  expect(isDemoted(1, v2('f'))).toBe(false);
});

test('a crash after the code came is counted, and the replacement finds neither chunks nor styles of the version', async () => {
  works('2.0.0', '1.0.0');
  await remoteLoad(v2('g')).load();
  remoteLoad(v2('g')).noteFault(new TypeError('x is undefined'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(counted()).toEqual(['1 g@2.0.0']);
  document.head.insertAdjacentHTML('beforeend', `<link rel="stylesheet" href="${v2('g').base}page.css">`);
  Reflect.set(globalThis, 'webpackChunktessera_g', [1]);
  const replacement = await remoteLoad(v2('g')).replace();
  expect(document.querySelector('link[rel="stylesheet"]')).toBeNull();
  expect(Reflect.has(globalThis, 'webpackChunktessera_g')).toBe(false);
  expect(await remoteLoad(v2('g')).load()).toBe(replacement);
  remoteLoad(v2('g')).noteFault(new TypeError('the replacement'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(counted()).toEqual(['1 g@2.0.0']);
});

test('a remote learns the version that runs, not the one that it replaces', async () => {
  const onStart = jest.fn();
  federation.load.mockImplementation(async () => {
    if (asked().at(-1) !== '1.0.0') throw new TypeError('x is undefined');
    return { default: { ...code().default, onStart } };
  });
  await startRemote(v2('h'));
  expect(onStart).toHaveBeenCalledWith({ merchant: 'demo', version: '1.0.0' });
});
