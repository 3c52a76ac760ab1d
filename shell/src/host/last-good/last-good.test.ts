/** @jest-environment jsdom */

import { preloadCode } from '../../boot/early/preload-code';
import { readPage } from '../../boot/early/read-page';
import { demoHash, demoRemote, provideRelease } from '../../testing';
import { isDemoted } from '../choice/demotion';
import { integrityOf } from '../integrity/integrity';
import { onRemoteLoad } from '../load-marks/report-load';
import { loadRemote, noteFault, replaceRemote } from '../loading/load-remote';
import { startRemote } from '../loading/started';
import { countFailure, proveGood } from './standing';

type Registered = [{ name: string; entry: string }];
const federation = { load: jest.fn(), register: jest.fn() };
jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: (id: string) => federation.load(id),
  registerRemotes: (remotes: Registered, options: object) => federation.register(remotes, options),
}));

const part = { routes: [{ path: '/m/home', chunk: 'page' }], chunks: { page: ['page.js'] } };
const v2 = (name: string) => demoRemote(name, { ...part, version: '2.0.0', weight: 10 });
const v1 = (name: string) => demoRemote(name, { ...part, version: '1.0.0', weight: 0.0001 });
const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const previous = { version: '0.9.0', description: demoHash('remote.json') };
provideRelease({
  remotes: Object.fromEntries(names.map((name) => [name, { candidates: [v1(name), v2(name)], previous }])),
});

const code = () => ({ default: { routes: [], catalog: () => Promise.resolve({ default: {} }) } });
/** Which versions of a remote were asked for, in order. */
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
const fail = (remote: ReturnType<typeof v2>, times: number) => {
  for (let i = 0; i < times; i++) countFailure(remote);
};

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

test('a version that fails twice is replaced by the other one that members get, and counted once', async () => {
  works('1.0.0');
  await loadRemote(v2('a'));
  expect(asked()).toEqual(['2.0.0', '2.0.0?retry=1', '1.0.0']);
  expect(outcomes).toEqual(['2.0.0 crash', '2.0.0 crash', '1.0.0 loaded', '2.0.0 fallback']);
  expect(JSON.parse(localStorage.getItem('tessera:remote-failures') ?? '')).toEqual(['1 a@2.0.0']);
  expect(integrityOf(`${v1('a').base}remoteEntry.js`)).toBe(demoHash('a 1.0.0'));
});

test('the version that worked here last comes first, described as the release knows it', async () => {
  proveGood({ name: 'b', version: '0.9.0' });
  const answer = { ...demoRemote('b', { version: '0.9.0' }), base: 'https://evil.example/' };
  const fetched = jest.fn().mockResolvedValue({ json: async () => answer });
  Object.assign(globalThis, { fetch: fetched });
  works('0.9.0');
  await loadRemote(v2('b'));
  expect(fetched).toHaveBeenCalledWith('/m/remotes/b/0.9.0/remote.json', {
    integrity: demoHash('remote.json'),
  });
  expect(asked()).toEqual(['2.0.0', '2.0.0?retry=1', '0.9.0']);
});

test('when nothing can stand in, the fault is the version’s own', async () => {
  works();
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('integrity')) });
  await expect(loadRemote(v2('c'))).rejects.toMatchObject({ code: 'crash', remote: 'c' });
});

test('three failures in a row demote a version: the last good one comes at once, and nothing is fetched ahead', async () => {
  fail(v2('d'), 2);
  expect(isDemoted(1, v2('d'))).toBe(false);
  fail(v2('d'), 1);
  expect(isDemoted(1, v2('d'))).toBe(true);
  expect(isDemoted(1, v1('d'))).toBe(false);
  expect(isDemoted(2, v2('d'))).toBe(false);
  works('1.0.0', '2.0.0');
  await loadRemote(v2('d'));
  expect(asked()).toEqual(['1.0.0']);

  const page = {
    ...readPage(),
    owned: { path: '/m/home', remote: v2('d'), route: { path: '/m/home', chunk: 'page', early: [] } },
  };
  preloadCode(page, { answers: new Map(), failed: new Set() });
  expect(document.querySelectorAll('link[href*="/m/remotes/d/"]')).toHaveLength(0);
});

test('a demoted version is still better than nothing', async () => {
  fail(v2('e'), 3);
  works('2.0.0');
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('gone')) });
  await loadRemote(v2('e'));
  expect(asked()).toEqual(['1.0.0', '2.0.0']);
});

test('a version that proves good has no failures any more', () => {
  fail(v2('f'), 3);
  proveGood(v2('f'));
  expect(isDemoted(1, v2('f'))).toBe(false);
  expect(localStorage.getItem('tessera:remote-failures')).toBeNull();
});

test('without a network no version is to blame', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fail(v2('f'), 3);
  expect(isDemoted(1, v2('f'))).toBe(false);
});

test('one that crashes after its code came counts, and leaves neither chunks nor styles to its stand-in', async () => {
  works('2.0.0', '1.0.0');
  await loadRemote(v2('g'));
  noteFault(v2('g'), new TypeError('x is undefined'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(localStorage.getItem('tessera:remote-failures')).toBe('["1 g@2.0.0"]');
  document.head.insertAdjacentHTML('beforeend', `<link rel="stylesheet" href="${v2('g').base}page.css">`);
  Reflect.set(globalThis, 'webpackChunktessera_g', [1]);
  const standIn = await replaceRemote(v2('g'));
  expect(document.querySelector('link[rel="stylesheet"]')).toBeNull();
  expect(Reflect.has(globalThis, 'webpackChunktessera_g')).toBe(false);
  expect(await loadRemote(v2('g'))).toBe(standIn);
  noteFault(v2('g'), new TypeError('the stand-in'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(localStorage.getItem('tessera:remote-failures')).toBe('["1 g@2.0.0"]');
});

test('a remote is told the version that runs, not the one that it stands in for', async () => {
  const onStart = jest.fn();
  federation.load.mockImplementation(async () => {
    if (asked().at(-1) !== '1.0.0') throw new TypeError('x is undefined');
    return { default: { ...code().default, onStart } };
  });
  await startRemote(v2('h'));
  expect(onStart).toHaveBeenCalledWith({ merchant: 'demo', version: '1.0.0' });
});
