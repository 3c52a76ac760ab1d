/** @jest-environment jsdom */
import { text } from '../../platform/i18n/engine';
import { demoRemote, provideRelease } from '../../testing';
import { RemoteFault } from '../faults/remote-fault';
import { onRemoteLoad, type RemoteLoadEvent } from '../load-marks/report-load';
import { loadRemote, noteFault, renderedRemote } from './load-remote';

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
/** A remote of its own for each test, since a page remembers what it loaded. */
let count = 0;
const someRemote = (part: Parameters<typeof demoRemote>[1] = {}) => demoRemote(`part-${++count}`, part);
const fault = (load: Promise<unknown>): Promise<RemoteFault> =>
  load.then(
    () => Promise.reject(new Error('it should have failed')),
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

test('a remote is loaded once, with its texts, from where the release says', async () => {
  const remote = someRemote();
  const [first, second] = await Promise.all([loadRemote(remote), loadRemote(remote)]);
  expect(first).toBe(second);
  await expect(loadRemote(remote)).resolves.toBe(first);
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

test('a failed load is tried once more by itself, under another address', async () => {
  const remote = someRemote();
  federation.load.mockImplementationOnce(dead);
  await expect(loadRemote(remote)).resolves.toMatchObject({ routes: [] });
  expect(entries().map(({ search }) => search)).toEqual(['', '?retry=1']);
  expect(federation.register.mock.calls.map(([, options]) => options)).toEqual([
    { force: false },
    { force: true },
  ]);
  expect(outcomes()).toEqual(['load', 'loaded']);
});

test('after two tries it is a fault that names the remote and its cause', async () => {
  const remote = someRemote();
  federation.load.mockImplementation(dead);
  const error = await fault(loadRemote(remote));
  expect(error).toBeInstanceOf(RemoteFault);
  expect(error).toMatchObject({ name: 'RemoteFault', code: 'load', remote: remote.name });
  expect((error.cause as Error).message).toContain('dead');
  expect(federation.load).toHaveBeenCalledTimes(2);
  expect(outcomes()).toEqual(['load', 'load']);
});

test('a failure is forgotten by whoever asks again, and stays one for a render', async () => {
  const remote = someRemote();
  federation.load.mockImplementation(dead);
  const failed = loadRemote(remote);
  await fault(failed);
  expect(renderedRemote(remote)).toBe(failed);
  expect(federation.load).toHaveBeenCalledTimes(2);
  federation.load.mockResolvedValue(code());
  const again = loadRemote(remote);
  await expect(again).resolves.toMatchObject({ routes: [] });
  expect(renderedRemote(remote)).toBe(again);
  expect(entries().map(({ search }) => search)).toEqual(['', '?retry=1', '?retry=2']);
});

test.each([
  ['nothing', {}],
  ['a text', { default: 'remote' }],
  ['no list of routes', code({ routes: {} })],
  ['a route without a page', code({ routes: [{ path: '/m/game' }] })],
  ['no catalog', code({ catalog: undefined })],
])('what exports %s is no remote, and no second try is made', async (_, exported) => {
  federation.load.mockResolvedValue(exported);
  await expect(fault(loadRemote(someRemote()))).resolves.toMatchObject({ code: 'shape' });
  expect(federation.load).toHaveBeenCalledTimes(1);
});

test.each(['^2.0.0', '^1.1.0', '^0.9.0'])('one that needs shell %s is not even fetched', async (shell) => {
  await expect(fault(loadRemote(someRemote({ shell })))).resolves.toMatchObject({ code: 'range' });
  expect(federation.load).not.toHaveBeenCalled();
});

test('a load that hangs is given up after 8 s, twice', async () => {
  jest.useFakeTimers();
  federation.load.mockReturnValue(new Promise(() => undefined));
  const failed = fault(loadRemote(someRemote()));
  await jest.advanceTimersByTimeAsync(7_999);
  expect(outcomes()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(outcomes()).toEqual(['timeout']);
  await jest.advanceTimersByTimeAsync(8_000);
  await expect(failed).resolves.toMatchObject({ code: 'timeout' });
  jest.useRealTimers();
});

test('texts that cannot be had do not cost the remote', async () => {
  const remote = someRemote();
  federation.load.mockResolvedValue(code({ catalog: () => Promise.reject(new Error('404')) }));
  await expect(loadRemote(remote)).resolves.toBeTruthy();
  expect(text(remote.name, 'title')).toBe('title');
});

test('one dead remote leaves the others', async () => {
  const [bad, good] = [someRemote(), someRemote()];
  federation.load.mockImplementation((id: string) =>
    id.startsWith(bad.name) ? dead() : Promise.resolve(code()),
  );
  await expect(fault(loadRemote(bad))).resolves.toMatchObject({ remote: bad.name });
  await expect(loadRemote(good)).resolves.toMatchObject({ routes: [] });
});

describe('a fault that is noted after the code came', () => {
  let said: jest.SpyInstance;
  beforeEach(() => {
    said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => said.mockRestore());

  test('and will last refuses the remote for as long as the page lives', async () => {
    const remote = someRemote();
    await loadRemote(remote);
    noteFault(remote, new RemoteFault('shape', remote.name, 'it has no page for /m/game'));
    await expect(fault(loadRemote(remote))).resolves.toMatchObject({ code: 'shape' });
    await expect(fault(loadRemote(remote))).resolves.toMatchObject({ code: 'shape' });
    expect(federation.load).toHaveBeenCalledTimes(1);
  });

  test('refuses it too when the load itself had failed', async () => {
    const remote = someRemote({ shell: '^2.0.0' });
    const error = await fault(loadRemote(remote));
    noteFault(remote, error);
    events.length = 0;
    await expect(fault(loadRemote(remote))).resolves.toMatchObject({ code: 'range' });
    expect(events).toEqual([]);
  });

  test('and may pass leaves the remote as it is', async () => {
    const remote = someRemote();
    const loaded = await loadRemote(remote);
    noteFault(remote, new TypeError('x is undefined'));
    await expect(loadRemote(remote)).resolves.toBe(loaded);
  });
});
