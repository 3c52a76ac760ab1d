/** @jest-environment jsdom */
import { type TrackingRecord, trackEvent, trackEvents, trackingRecord } from '@tessera/contract';
import * as v from 'valibot';
import { backoff } from './channels';

// Each test opens a new page. Without this mock, each would load the shell, which takes a second.
jest.mock('@tessera/shell/site', () => ({ merchant: () => ({ code: 'aurora' }) }));
const ofEveryCall = { Merchant: 'aurora', Language: 'EN', 'X-User-Agent': 'TW96aWxsYQ==' };
jest.mock('@tessera/shell/request', () => ({ callHeaders: () => ofEveryCall }));

type Outbox = typeof import('.');
let outbox: Outbox;

interface Sent {
  readonly path: string;
  readonly ids: readonly string[];
  readonly headers: object;
  /** In ms since the test began. */
  readonly at: number;
}
let sent: Sent[] = [];
/** The next answers of each channel. When they are used up, it accepts everything. */
let answers: Record<'first' | 'second', (number | 'refusal' | 'no such call' | 'unreachable')[]>;
/** The answer of both channels when `answers` are used up. */
let otherwise: number | 'unreachable';
let retryAfter: string | null;
const beacons = jest.fn();
let online = true;
Object.defineProperty(navigator, 'onLine', { get: () => online });
Object.defineProperty(navigator, 'sendBeacon', { value: beacons });

const request = v.object({ merchant: v.literal('aurora') });
const one = v.object({ ...request.entries, value: v.pipe(v.string(), v.parseJson(), trackingRecord) });
const several = v.object({ ...request.entries, events: v.array(trackingRecord) });

async function gateway(path: string, { body, headers }: { body: string; headers: object }) {
  const isFirst = path === trackEvent.path;
  const read = JSON.parse(body);
  const ids = isFirst
    ? [v.parse(one, read).value.eventId]
    : v.parse(several, read).events.map(({ eventId }) => eventId);
  sent.push({ path, ids, headers, at: Date.now() });
  const answer = answers[isFirst ? 'first' : 'second'].shift() ?? otherwise;
  if (answer === 'unreachable') throw new TypeError('Failed to fetch');
  const said = {
    success: typeof answer === 'number',
    message: 'no',
    ...(answer === 'no such call' && { errorCode: 'api.not.exist' }),
  };
  const status = typeof answer === 'number' ? answer : 200;
  return {
    ok: status === 200,
    status,
    headers: { get: () => retryAfter },
    json: async () => said,
  };
}
Object.assign(globalThis, { fetch: gateway });

let count = 0;
const event = (part: Partial<TrackingRecord> = {}): TrackingRecord => ({
  eventId: `event-${++count}`.padEnd(36, '0'),
  eventTime: count,
  eventName: 'login',
  eventValue: {},
  domain: 'club.example',
  channels: [],
  clickIds: {},
  ...part,
});
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('tessera:outbox:'));
const settle = () => jest.advanceTimersByTimeAsync(60_000);
const listen = jest.spyOn(window, 'addEventListener');
/** Opens a new page. Removes the listeners of the page before. */
const openPage = async () => {
  for (const [type, listener] of listen.mock.calls.splice(0)) removeEventListener(type, listener);
  jest.resetModules();
  outbox = await import('.');
};

let warned: jest.SpyInstance;
let logged: jest.SpyInstance;
beforeEach(async () => {
  localStorage.clear();
  sent = [];
  answers = { first: [], second: [] };
  otherwise = 200;
  retryAfter = null;
  online = true;
  beacons.mockReset();
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  logged = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.useFakeTimers({ now: 0 });
  jest.spyOn(Math, 'random').mockReturnValue(1);
  await openPage();
});
afterEach(() => {
  jest.useRealTimers();
  warned.mockRestore();
  logged.mockRestore();
});

test('an event goes to the first channel as a text, and is then deleted [R7.54a]', async () => {
  const login = event();
  outbox.send(login);
  expect(stored()).toHaveLength(1);
  await settle();
  expect(sent).toMatchObject([{ path: trackEvent.path, ids: [login.eventId] }]);
  expect(stored()).toEqual([]);
});

test.each([
  [0, 0, 1_000],
  [0, 1, 1_500],
  [1, 0, 2_000],
  [1, 1, 2_500],
  [3, 0.5, 8_250],
])(
  'after %d failures and with random number %d, the next try waits %d ms [R7.54c, R9.30]',
  (failures, chance, ms) => {
    expect(backoff(failures, () => chance)).toBe(ms);
  },
);

test('the first channel has three tries with growing pauses, then the second gets the event in a list [R7.54a, R7.54b, R7.54c]', async () => {
  answers.first = [500, 'unreachable', 502];
  const login = event();
  outbox.send(login);
  await settle();
  const ids = [login.eventId];
  expect(sent).toMatchObject([
    { path: trackEvent.path, ids, at: 0 },
    { path: trackEvent.path, ids, at: 1_500 },
    { path: trackEvent.path, ids, at: 4_000 },
    { path: trackEvents.path, ids, at: 4_000 },
  ]);
  expect(stored()).toEqual([]);
});

test('the second channel has five tries without a pause; a failure is logged, and the event stays saved [R7.54b, R7.54d, R8.33]', async () => {
  answers = { first: Array(3).fill(500), second: Array(5).fill('unreachable') };
  outbox.send(event());
  await settle();
  const second = sent.filter(({ path }) => path === trackEvents.path);
  expect(second.map(({ at }) => at)).toEqual([4_000, 4_000, 4_000, 4_000, 4_000]);
  expect(sent).toHaveLength(8);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('login is delayed'));
  expect(warned).not.toHaveBeenCalled();
  expect(stored()).toHaveLength(1);
  await settle();
  expect(stored()).toEqual([]);
});

test('an event that the gateway refuses is deleted; the next one is still sent', async () => {
  answers = { first: Array(3).fill('refusal'), second: Array(5).fill(400) };
  const [bad, good] = [event(), event()];
  outbox.send(bad);
  outbox.send(good);
  await settle();
  expect(sent).toHaveLength(8);
  await settle();
  expect(sent.at(-1)).toMatchObject({ path: trackEvent.path, ids: [good.eventId] });
  expect(stored()).toEqual([]);
});

test.each<[by: string, absent: typeof answers]>([
  ['their status', { first: [404], second: [405] }],
  ['their code', { first: ['no such call'], second: ['no such call'] }],
])(
  'a gateway without the calls, by %s, is asked once by each channel, and the events are dropped',
  async (_by, absent) => {
    answers = absent;
    outbox.send(event());
    outbox.send(event());
    await settle();
    expect(sent.map(({ path }) => path)).toEqual([trackEvent.path, trackEvents.path]);
    expect(stored()).toEqual([]);
    expect(logged.mock.calls).toEqual([[expect.stringContaining('no call for tracking')]]);
    expect(warned).not.toHaveBeenCalled();
  },
);

test.each([408, 429])(
  'after status %d nothing is sent for a minute, and then the event again',
  async (status) => {
    answers.first = [status];
    const login = event();
    outbox.send(login);
    outbox.send(event());
    await jest.advanceTimersByTimeAsync(59_000);
    expect(sent).toHaveLength(1);
    await settle();
    expect(sent.map(({ ids }) => ids[0]).slice(0, 2)).toEqual([login.eventId, login.eventId]);
    expect(stored()).toEqual([]);
  },
);

test.each([
  ['seconds', 429, '300'],
  ['a date', 503, new Date(300_000).toUTCString()],
])(
  'the pause that the gateway asks for by %s is kept, also by the next page',
  async (_what, status, header) => {
    answers.first = [status];
    retryAfter = header;
    outbox.send(event());
    await jest.advanceTimersByTimeAsync(150_000);
    await openPage();
    outbox.openOutbox();
    await jest.advanceTimersByTimeAsync(149_000);
    expect(sent).toHaveLength(1);
    await settle();
    // The page before is still open here.
    expect(sent.length).toBeGreaterThan(1);
  },
);

test('a pause is at most an hour, whatever gateway and clock say', async () => {
  answers.first = [429];
  retryAfter = '31536000';
  outbox.send(event());
  await jest.advanceTimersByTimeAsync(3_601_000);
  expect(sent).toHaveLength(2);
});

// 200 events, and one more each 10 s, are the worst that a client can have.
test.each([
  ['429', 429, 5],
  ['403', 403, 40],
  ['502', 502, 40],
  ['no answer', 'unreachable', 40],
] as const)('in ten minutes of %s a full outbox makes few requests', async (_what, answer, budget) => {
  otherwise = answer;
  for (let n = 0; n < 200; n++) outbox.send(event());
  for (let n = 0; n < 60; n++) {
    outbox.send(event());
    await jest.advanceTimersByTimeAsync(10_000);
  }
  expect(sent.length).toBeGreaterThan(1);
  expect(sent.length).toBeLessThanOrEqual(budget);
});

test('events that come while others are sent follow them, each once', async () => {
  const events = [event(), event(), event()];
  for (const next of events) outbox.send(next);
  await settle();
  expect(sent.flatMap(({ ids }) => ids)).toEqual(events.map(({ eventId }) => eventId));
});

test('without a connection nothing is sent until it is back', async () => {
  outbox.openOutbox();
  online = false;
  outbox.send(event());
  await settle();
  expect(sent).toEqual([]);
  online = true;
  dispatchEvent(new Event('online'));
  await settle();
  expect(sent).toHaveLength(1);
});

test('the next page sends the events of a closed one', async () => {
  online = false;
  const left = event();
  outbox.send(left);
  online = true;
  await openPage();
  outbox.openOutbox();
  await settle();
  expect(sent.map(({ ids }) => ids)).toEqual([[left.eventId]]);
});

test('both channels have the headers of every call: merchant, language and user agent [R7.1a]', async () => {
  answers.first = Array(3).fill(500);
  outbox.send(event());
  await settle();
  expect(sent.map(({ path }) => path)).toContain(trackEvents.path);
  for (const { headers } of sent) expect(headers).toEqual(ofEveryCall);
});

test('a closing page sends its own waiting events with these headers, and keeps them saved because the outcome is unknown [R7.1a]', async () => {
  Object.assign(globalThis, {
    Request: class {
      get keepalive() {
        return true;
      }
    },
  });
  outbox.openOutbox();
  online = false;
  const left = event();
  outbox.send(left);
  dispatchEvent(new Event('pagehide'));
  expect(sent).toMatchObject([{ path: trackEvents.path, ids: [left.eventId], headers: ofEveryCall }]);
  expect(stored()).toHaveLength(1);
  Reflect.deleteProperty(globalThis, 'Request');
});

test('where requests end with their page, a closing page sends its events by a beacon', async () => {
  outbox.openOutbox();
  online = false;
  outbox.send(event());
  dispatchEvent(new Event('pagehide'));
  expect(beacons).toHaveBeenCalledTimes(1);
  expect(beacons).toHaveBeenCalledWith(trackEvents.path, expect.any(Blob));
  expect(stored()).toHaveLength(1);
});

test('two tabs never send one event twice', async () => {
  let holders = 0;
  let last: Promise<unknown> = Promise.resolve();
  const locks = {
    request: (_name: string, ...rest: unknown[]) => {
      const work = rest.at(-1) as (lock: unknown) => Promise<unknown>;
      if (rest.length > 1 && holders > 0) return Promise.resolve(work(null));
      holders += 1;
      const held = last.then(() => work({}));
      last = held.finally(() => {
        holders -= 1;
      });
      return held;
    },
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  const first = outbox;
  await openPage();
  const login = event();
  first.send(login);
  await Promise.all([outbox.sendSaved(), settle()]);
  await settle();
  expect(sent.map(({ ids }) => ids)).toEqual([[login.eventId]]);
  Reflect.deleteProperty(navigator, 'locks');
});

test('malformed events and events older than a week are deleted; the number of saved events is limited', async () => {
  localStorage.setItem('tessera:outbox:broken', '{"eventId"');
  online = false;
  for (let n = 0; n < 210; n++) outbox.send(event());
  expect(stored()).toHaveLength(200);
  jest.setSystemTime(8 * 24 * 60 * 60 * 1000);
  online = true;
  await openPage();
  await outbox.sendSaved();
  expect(sent).toEqual([]);
  expect(stored()).toEqual([]);
});

test('an event of a clock that was a month ahead is deleted when it is right again; after a correction it is sent', async () => {
  online = false;
  const later = event({ eventTime: 3_600_000 });
  outbox.send(event({ eventTime: 30 * 86_400_000 }));
  outbox.send(later);
  await settle();
  online = true;
  await openPage();
  outbox.openOutbox();
  await settle();
  expect(sent.map(({ ids }) => ids)).toEqual([[later.eventId]]);
  expect(stored()).toEqual([]);
});

test('a withdrawn consent deletes the events that wait', async () => {
  outbox.openOutbox();
  online = false;
  outbox.send(event());
  outbox.emptyOutbox();
  dispatchEvent(new Event('pagehide'));
  expect(beacons).not.toHaveBeenCalled();
  expect(stored()).toEqual([]);
});

test('a browser that blocks its storage sends events too', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  outbox.send(event());
  await settle();
  expect(sent).toHaveLength(1);
  blocked.mockRestore();
});
