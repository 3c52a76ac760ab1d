/** @jest-environment jsdom */
import { readHealth } from '@tessera/contract';
import { demoRemote, provideRelease } from '../testing';

const games = demoRemote('games', { version: '1.2.0', routes: [{ path: '/m/home' }] });
provideRelease({ remotes: { games: { candidates: [games] } } });

const sent: string[] = [];
jest.mock('../core/site/beacon', () => ({ sendBeacon: (value: string) => sent.push(value) }));

/** A performance timeline that delivers its marks when the test says so, as a browser does between tasks. */
class Mark {
  constructor(
    readonly name: string,
    readonly detail: unknown,
  ) {}
}
let timeline: Mark[] = [];
let deliver: () => void = () => undefined;
class Observer {
  constructor(heard: (list: { getEntries(): Mark[] }) => void) {
    deliver = () => heard({ getEntries: () => this.takeRecords() });
  }
  observe() {}
  takeRecords = () => timeline.splice(0);
}
Object.assign(globalThis, { PerformanceMark: Mark, PerformanceObserver: Observer });
const opened = jest.fn(() => [{ name: 'http://localhost/m/home?cid=1' }]);
Object.assign(performance, { getEntriesByType: opened });

const loaded = (n = 0) => new Mark('tessera:remote:games:loaded', { version: '1.2.0', elapsed: 100.4 + n });
const event = { kind: 'load', remote: 'games', version: '1.2.0', outcome: 'loaded', elapsed: 100 };
const heard = () => sent.map(readHealth);

beforeAll(async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const { reportHealth } = await import('./health');
  reportHealth();
});
beforeEach(() => {
  sent.length = 0;
  timeline = [];
});

test('earlier marks are sent in one batch', () => {
  timeline = [loaded(), new Mark('tessera:remote:auth:timeout', { version: '2.0.0', elapsed: 8000 })];
  deliver();
  timeline = [new Mark('tessera:remote:auth:fallback', { version: '2.0.0', elapsed: 0 })];
  deliver();
  jest.advanceTimersByTime(9_999);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(heard()).toEqual([
    [
      event,
      { kind: 'load', remote: 'auth', version: '2.0.0', outcome: 'timeout', elapsed: 8000 },
      { kind: 'load', remote: 'auth', version: '2.0.0', outcome: 'fallback', elapsed: 0 },
    ],
  ]);
});

test.each([
  ['http://localhost/m/home?cid=1', { remote: 'games', version: '1.2.0' }],
  ['http://localhost/', { remote: 'games', version: '1.2.0' }],
  ['http://localhost/m/nowhere', { remote: 'shell', version: '1.0.0' }],
])('a vital belongs to the remote of the first page of the visit: %s', (address, owner) => {
  opened.mockReturnValueOnce([{ name: address }]);
  timeline = [new Mark('tessera:vital:LCP', { value: 1234.56789 })];
  deliver();
  jest.runAllTimers();
  expect(heard()).toEqual([[{ kind: 'vital', ...owner, name: 'LCP', value: 1234.568 }]]);
});

test('an item that was left out of an answer is reported by the call and the field', () => {
  timeline = [new Mark('tessera:left-out:gameList:*.*.vendor', null)];
  deliver();
  jest.runAllTimers();
  expect(heard()).toEqual([
    [{ kind: 'answer', remote: 'games', version: '1.2.0', call: 'gameList', field: '*.*.vendor' }],
  ]);
});

test('the last marks are sent when the page is left, once', () => {
  timeline = [loaded()];
  dispatchEvent(new Event('pagehide'));
  expect(heard()).toEqual([[event]]);
  dispatchEvent(new Event('pagehide'));
  jest.runAllTimers();
  expect(sent).toHaveLength(1);
});

test('other marks and malformed marks are ignored', () => {
  timeline = [
    new Mark('someone:remote:games:loaded', { version: '1', elapsed: 1 }),
    new Mark('tessera:remote:games:exploded', { version: '1', elapsed: 1 }),
    new Mark('tessera:remote:games:loaded', null),
    new Mark('tessera:vital:FID', { value: 1 }),
  ];
  deliver();
  jest.runAllTimers();
  expect(sent).toEqual([]);
});

test('marks of an override are ignored', () => {
  timeline = [new Mark('tessera:remote:games:crash', { version: '1.2.0-override', elapsed: 1 })];
  deliver();
  jest.runAllTimers();
  expect(sent).toEqual([]);
});

test('many events are split into beacons of at most 100', () => {
  timeline = Array.from({ length: 250 }, (_, n) => loaded(n));
  deliver();
  jest.runAllTimers();
  expect(heard().map((batch) => batch.length)).toEqual([100, 100, 50]);
});
