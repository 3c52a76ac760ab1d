import { type CounterSeries, prometheusDouble } from '../../testing/prometheus-double';
import { health } from './health';

/** Noon of a day, in s since 1970. */
const NOON = 1_790_000_000 - (1_790_000_000 % 86_400) + 43_200;

let double: Awaited<ReturnType<typeof prometheusDouble>> | undefined;
let time = NOON;
beforeEach(() => {
  time = NOON;
});
afterEach(async () => {
  await double?.close();
  double = undefined;
});

const status = (merchant: string) => ({
  merchant,
  number: 2,
  shell: '1.2.0',
  remotes: {
    games: [
      { version: '2.0.0', weight: 50 },
      { version: '2.1.0', weight: 50 },
    ],
  },
  previous: {},
  pointed: true,
});

async function reading(series: readonly CounterSeries[]) {
  double = await prometheusDouble(series);
  return health(
    `prometheus+${double.url}`,
    () => ['m0', 'm1'].map(status),
    () => 1_000 * time,
  );
}

/** A counter of games that grows by one in each second of a span before or after noon, in s. */
const counter = (
  name: string,
  [from, to]: readonly [number, number],
  labels: Readonly<Record<string, string>>,
  value = (seconds: number) => seconds,
): CounterSeries => ({
  name,
  labels: { remote: 'games', version: '2.1.0', instance: 'a', ...labels },
  value: (at) => {
    const seconds = at - NOON - from;
    return seconds < 0 ? undefined : value(Math.min(seconds, to - from));
  },
});
const loads = (span: readonly [number, number], labels: Readonly<Record<string, string>>) =>
  counter('tessera_loads_total', span, { outcome: 'loaded', ...labels });

const pieceOf = (read: Awaited<ReturnType<typeof reading>>, version: string) =>
  read.answer().pieces.find((one) => one.version === version);

test('loads are counted by outcome over all collectors, with the day before the start and without what was before it', async () => {
  const read = await reading([
    loads([-600, 0], {}),
    loads([-600, 0], { instance: 'b' }),
    loads([-300, -200], { outcome: 'crash' }),
    loads([-100, -90], { outcome: 'fallback' }),
    // It was counted for two hours before the day, and for one hour in it.
    loads([-26 * 3_600, -23 * 3_600], { version: '2.0.0' }),
  ]);
  await read.read();
  expect(read.answer()).toMatchObject({ since: 1_000 * (NOON - 86_400), interval: 60_000 });
  expect(read.answer().fault).toBeUndefined();
  expect(pieceOf(read, '2.1.0')?.outcomes).toEqual({ loaded: 1_200, crash: 100, fallback: 10 });
  expect(pieceOf(read, '2.0.0')?.outcomes).toEqual({ loaded: 3_600 });
  expect(read.pagesOf({ piece: 'games', version: '2.1.0' })).toBe(1_310);
});

test('the series has the loads and failures of each minute, also those since the last time', async () => {
  const read = await reading([loads([-120, 60], {}), loads([-60, 60], { outcome: 'timeout' })]);
  await read.read();
  time += 60;
  await read.read();
  const series = pieceOf(read, '2.1.0')?.series ?? [];
  const sum = (of: 'loads' | 'failed') => series.reduce((all, one) => all + one[of], 0);
  expect([sum('loads'), sum('failed')]).toEqual([300, 120]);
  expect(series.find(({ at }) => at === 1_000 * NOON)?.failed).toBeGreaterThan(0);
  expect(series.every(({ at }) => at % 60_000 === 0)).toBe(true);
});

test('a collector that starts again counts from zero, and nothing is lost or negative', async () => {
  const restarted = (seconds: number) => (seconds < 50 ? seconds : seconds - 50);
  const read = await reading([counter('tessera_loads_total', [0, 100], { outcome: 'loaded' }, restarted)]);
  for (time of [NOON, NOON + 40, NOON + 50, NOON + 100]) await read.read();
  // The ten seconds between the last read and the restart are what Prometheus has not seen.
  expect(pieceOf(read, '2.1.0')?.outcomes).toEqual({ loaded: 90 });
});

test('web vitals are estimated from the buckets, in the unit of beacons', async () => {
  const bucket = (vital: string, le: string, count: number) =>
    counter('tessera_vital_bucket', [-60, -50], { vital, le }, () => count);
  const read = await reading([
    ...[bucket('LCP', '1.0', 0), bucket('LCP', '2.0', 100), bucket('LCP', '4.0', 150)],
    bucket('LCP', '+Inf', 160),
    ...[bucket('CLS', '0.1', 8), bucket('CLS', '+Inf', 8)],
  ]);
  await read.read();
  expect(pieceOf(read, '2.1.0')?.vitals).toEqual([
    { name: 'LCP', count: 160, median: 1_800, p75: 2_800 },
    { name: 'CLS', count: 8, median: 0.05, p75: expect.closeTo(0.075) },
  ]);
});

test('a bad canary has counts and the verdict of the watch from the same Prometheus', async () => {
  const pages = (arm: string, outcome: string, merchant: string) =>
    counter('tessera_canary_pages_total', [-600, 0], {
      ...{ stable: '2.0.0', basis: 'visitors', merchant, arm, outcome },
    });
  const read = await reading([
    ...['m0', 'm1'].flatMap((merchant) => [
      pages('stable', 'worked', merchant),
      pages('canary', 'failed', merchant),
    ]),
    loads([-600, 0], { outcome: 'crash' }),
  ]);
  await read.read();
  expect(read.answer().canaries).toMatchObject([
    { version: '2.1.0', verdict: 'worse', counts: { canary: { pages: 1_200, failed: 1_200 } } },
  ]);
  expect(pieceOf(read, '2.1.0')?.outcomes).toEqual({ crash: 600 });
});

test('a Prometheus that does not answer is named, and what it counted meanwhile is read later', async () => {
  const read = await reading([loads([-60, 60], {})]);
  await read.read();
  double?.fail(true);
  time += 60;
  await read.read();
  expect(read.answer().fault).toContain('503');
  double?.fail(false);
  await read.read();
  expect(read.answer().fault).toBeUndefined();
  expect(pieceOf(read, '2.1.0')?.outcomes).toEqual({ loaded: 120 });
});
