/** @jest-environment jsdom */
import { text } from '../../platform/i18n/engine';
import { demoRemote, provideRelease } from '../../testing';
import { RemoteFault } from '../faults';
import { onRemoteLoad, type RemoteLoadEvent } from '../load-marks/report-load';
import { remoteLoad } from './remote-load';

type Registered = [{ name: string; entry: string; entryGlobalName: string }];
const federation = { load: jest.fn(), register: jest.fn() };
jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: (id: string) => federation.load(id),
  registerRemotes: (remotes: Registered, options: object) => federation.register(remotes, options),
}));

provideRelease();
const events: RemoteLoadEvent[] = [];
onRemoteLoad((event) => events.push(event));

const code = (part: object = {}) => ({
  default: { routes: [], catalog: () => Promise.resolve({ default: { title: 'A title' } }), ...part },
});
const dead = () => Promise.reject(new Error('RUNTIME-008: dead'));
const entries = () => federation.register.mock.calls.map(([[remote]]: [Registered]) => new URL(remote.entry));
const outcomes = () => events.map(({ outcome }) => outcome);
/** Each test has its own remote, because the page keeps the load of each. */
let count = 0;
const someRemote = (part: Parameters<typeof demoRemote>[1] = {}) => demoRemote(`part-${++count}`, part);
const fault = (load: Promise<unknown>): Promise<RemoteFault> =>
  load.then(
    () => Promise.reject(new Error('the load should have failed')),
    (error: RemoteFault) => error,
  );

let warned: jest.SpyInstance;
beforeEach(() => {
  events.length = 0;
  federation.load.mockReset().mockResolvedValue(code());
  federation.register.mockReset();
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warned.mockRestore());

test('a remote is loaded once, with its texts, from the address in the release', async () => {
  const remote = someRemote();
  const [first, second] = await Promise.all([remoteLoad(remote).load(), remoteLoad(remote).load()]);
  expect(first).toBe(second);
  await expect(remoteLoad(remote).load()).resolves.toBe(first);
  expect(federation.load.mock.calls).toEqual([[`${remote.name}/remote`]]);
  expect(entries().map(({ pathname, search }) => pathname + search)).toEqual([
    `${remote.base}remoteEntry.js`,
  ]);
  expect(federation.register.mock.calls[0][0][0].entryGlobalName).toBe(`tessera_part_${count}`);
  expect(text(remote.name, 'title')).toBe('A title');
  expect(events).toEqual([
    { remote: remote.name, version: '1.0.0', outcome: 'loaded', elapsed: expect.any(Number) },
  ]);
});

test('a failed load is retried once, at another address', async () => {
  const remote = someRemote();
  federation.load.mockImplementationOnce(dead);
  await expect(remoteLoad(remote).load()).resolves.toMatchObject({ routes: [] });
  expect(entries().map(({ search }) => search)).toEqual(['', '?retry=1']);
  expect(federation.register.mock.calls.map(([, options]) => options)).toEqual([
    { force: false },
    { force: true },
  ]);
  expect(outcomes()).toEqual(['load', 'loaded']);
});

test('a load that fails while the page is left counts only if the page stays', async () => {
  jest.useFakeTimers();
  federation.load.mockImplementationOnce(dead);
  dispatchEvent(new Event('beforeunload'));
  const loaded = remoteLoad(someRemote()).load();
  await jest.advanceTimersByTimeAsync(9_900);
  expect(federation.load).toHaveBeenCalledTimes(1);
  expect(outcomes()).toEqual([]);
  await jest.advanceTimersByTimeAsync(100);
  jest.useRealTimers();
  await loaded;
  expect(outcomes()).toEqual(['load', 'loaded']);
});

test('after two tries the load rejects with a fault that has the remote and the cause', async () => {
  const remote = someRemote();
  federation.load.mockImplementation(dead);
  const error = await fault(remoteLoad(remote).load());
  expect(error).toBeInstanceOf(RemoteFault);
  expect(error).toMatchObject({ name: 'RemoteFault', code: 'load', remote: remote.name });
  expect((error.cause as Error).message).toContain('dead');
  expect(federation.load).toHaveBeenCalledTimes(2);
  expect(outcomes()).toEqual(['load', 'load']);
});

test('a new request after a failure loads again, and a render does not', async () => {
  const remote = someRemote();
  federation.load.mockImplementation(dead);
  const failed = remoteLoad(remote).load();
  await fault(failed);
  expect(remoteLoad(remote).loadOnce()).toBe(failed);
  expect(federation.load).toHaveBeenCalledTimes(2);
  federation.load.mockResolvedValue(code());
  const again = remoteLoad(remote).load();
  await expect(again).resolves.toMatchObject({ routes: [] });
  expect(remoteLoad(remote).loadOnce()).toBe(again);
  expect(entries().map(({ search }) => search)).toEqual(['', '?retry=1', '?retry=2']);
});

test.each([
  ['nothing', {}],
  ['a text', { default: 'remote' }],
  ['no list of routes', code({ routes: {} })],
  ['a route without a page', code({ routes: [{ path: '/m/game' }] })],
  ['no catalog', code({ catalog: undefined })],
])('an entry that exports %s is refused without a retry', async (_, exported) => {
  federation.load.mockResolvedValue(exported);
  await expect(fault(remoteLoad(someRemote()).load())).resolves.toMatchObject({ code: 'shape' });
  expect(federation.load).toHaveBeenCalledTimes(1);
});

test.each(['^2.0.0', '^1.1.0', '^0.9.0'])('a remote that needs shell %s is not fetched', async (shell) => {
  await expect(fault(remoteLoad(someRemote({ shell })).load())).resolves.toMatchObject({ code: 'range' });
  expect(federation.load).not.toHaveBeenCalled();
});

test('a load that hangs times out after 8 s, twice', async () => {
  jest.useFakeTimers();
  federation.load.mockReturnValue(new Promise(() => undefined));
  const failed = fault(remoteLoad(someRemote()).load());
  await jest.advanceTimersByTimeAsync(7_999);
  expect(outcomes()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(outcomes()).toEqual(['timeout']);
  await jest.advanceTimersByTimeAsync(8_000);
  await expect(failed).resolves.toMatchObject({ code: 'timeout' });
  jest.useRealTimers();
});

test('a remote without texts is not shown: its load fails, and a later one loads them', async () => {
  const remote = someRemote();
  const catalog = jest.fn().mockRejectedValue(new Error('404'));
  federation.load.mockResolvedValue(code({ catalog }));
  await expect(fault(remoteLoad(remote).load())).resolves.toMatchObject({
    code: 'load',
    remote: remote.name,
  });
  catalog.mockResolvedValue({ default: { title: 'Bonus' } });
  await expect(remoteLoad(remote).load()).resolves.toBeTruthy();
  expect(text(remote.name, 'title')).toBe('Bonus');
});

test('a remote that fails does not affect another one', async () => {
  const [bad, good] = [someRemote(), someRemote()];
  federation.load.mockImplementation((id: string) =>
    id.startsWith(bad.name) ? dead() : Promise.resolve(code()),
  );
  await expect(fault(remoteLoad(bad).load())).resolves.toMatchObject({ remote: bad.name });
  await expect(remoteLoad(good).load()).resolves.toMatchObject({ routes: [] });
});

describe('a fault after the code came', () => {
  let said: jest.SpyInstance;
  beforeEach(() => {
    said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => said.mockRestore());

  test('that lasts refuses the remote while the page lives', async () => {
    const remote = someRemote();
    await remoteLoad(remote).load();
    remoteLoad(remote).noteFault(new RemoteFault('shape', remote.name, 'it has no page for /m/game'));
    await expect(fault(remoteLoad(remote).load())).resolves.toMatchObject({ code: 'shape' });
    await expect(fault(remoteLoad(remote).load())).resolves.toMatchObject({ code: 'shape' });
    expect(federation.load).toHaveBeenCalledTimes(1);
  });

  test('that lasts refuses the remote also if its load failed', async () => {
    const remote = someRemote({ shell: '^2.0.0' });
    const error = await fault(remoteLoad(remote).load());
    remoteLoad(remote).noteFault(error);
    events.length = 0;
    await expect(fault(remoteLoad(remote).load())).resolves.toMatchObject({ code: 'range' });
    expect(events).toEqual([]);
  });

  test('that can pass does not change the state of the remote', async () => {
    const remote = someRemote();
    const loaded = await remoteLoad(remote).load();
    remoteLoad(remote).noteFault(new TypeError('x is undefined'));
    await expect(remoteLoad(remote).load()).resolves.toBe(loaded);
  });
});
