import { type HealthEvent, writeHealth } from '@tessera/contract';
import { watcher } from '../../testing/watcher';
import type { MerchantStatus } from '../status/status';
import type { LogEntry } from './page-report';
import { defaultRules } from './verdict';

const SHARE = 10;
const merchants = ['aurora', 'jade', 'zahra'];
const status = (merchant: string): MerchantStatus => ({
  merchant,
  number: 3,
  shell: '1.0.0',
  remotes: {
    games: [
      { version: '2.0.0', weight: 100 - SHARE },
      { version: '2.1.0', weight: SHARE },
    ],
  },
  previous: {},
  pointed: true,
});

type Version = '2.0.0' | '2.1.0';
interface Page {
  readonly source: string;
  readonly merchant?: string | undefined;
  readonly version: Version;
  readonly failed: boolean;
}

/** The log of a page that starts and reports how fast it was. */
const timed = (source: string, merchant: string, version: Version, value: number): readonly LogEntry[] => [
  { merchant, source, page: true },
  {
    merchant,
    source,
    value: writeHealth([{ kind: 'vital', remote: 'games', version, name: 'LCP', value }]),
  },
];

/** The log of a page that starts and reports its health. */
function page({ source, merchant = 'aurora', version, failed }: Page): readonly LogEntry[] {
  const event: HealthEvent = {
    kind: 'load',
    remote: 'games',
    version,
    outcome: failed ? 'load' : 'loaded',
    elapsed: 100,
  };
  return [
    { merchant, source, page: true },
    { merchant, source, value: writeHealth([event]) },
  ];
}

/** Visitors with addresses of their own. One of a hundred pages fails with the stable version. */
const visitors = (count: number, canaryFailures = 1): readonly LogEntry[] =>
  Array.from({ length: count }, (_, n) => {
    const isCanary = n % SHARE === 0;
    // From 0 to 99, each equally often with both versions.
    const rank = (Math.floor(n / SHARE) + 11 * (n % SHARE)) % 100;
    return page({
      source: `visitor ${n}`,
      merchant: merchants[n % 3],
      version: isCanary ? '2.1.0' : '2.0.0',
      failed: rank < (isCanary ? canaryFailures : 1),
    });
  }).flat();

/** Forged pages: `each` pages from every one of `addresses`, spread over the merchants. */
const forged = (addresses: number, each: number, version: Version, failed: boolean): readonly LogEntry[] =>
  Array.from({ length: addresses * each }, (_, n) =>
    page({ source: `bot ${n % addresses}`, merchant: merchants[n % 3], version, failed }),
  ).flat();

const withoutPages = (log: readonly LogEntry[]) => log.filter((entry) => !('page' in entry));

/** Merges two logs evenly. */
const mixed = (...logs: readonly (readonly LogEntry[])[]): readonly LogEntry[] =>
  logs
    .flatMap((log) => log.map((entry, at) => ({ entry, time: at / log.length })))
    .sort((one, other) => one.time - other.time)
    .map(({ entry }) => entry);

function watching(log: readonly LogEntry[], now?: () => number) {
  const watch = watcher(defaultRules, now);
  watch.update(merchants.map(status));
  for (const entry of log) watch.add(entry);
  return watch;
}
const resultOf = (log: readonly LogEntry[]): 'rolled back' | 'alert' | 'nothing' => {
  const watch = watching(log);
  if (watch.verdicts().length > 0) return 'rolled back';
  return watch.alerts().length > 0 ? 'alert' : 'nothing';
};

test.each<[string, readonly LogEntry[]]>([
  ['a thousand forged failures from one address', forged(1, 1000, '2.1.0', true)],
  ['a thousand forged failures each from nineteen addresses', forged(19, 1000, '2.1.0', true)],
  ['ten thousand addresses that requested no page', withoutPages(forged(10_000, 1, '2.1.0', true))],
])('%s give an alert, and no roll-back of a good version', (_, flood) => {
  expect(resultOf(mixed(visitors(3_000), flood))).toBe('alert');
  for (const log of [
    [...flood, ...visitors(3_000)],
    [...visitors(3_000), ...flood],
  ])
    expect(resultOf(log)).not.toBe('rolled back');
});

test('one device that reloads a page with a blocked chunk is one observation', () => {
  const device = forged(1, 500, '2.1.0', true);
  const watch = watching(mixed(visitors(3_000), device));
  expect(watch.state()[0]?.compared.counts.canary).toEqual({ uses: 301, failed: 4 });
  expect(watch.verdicts()).toEqual([]);
});

test('a log that the gateway sends ten times changes no count', () => {
  const log = visitors(500);
  const repeated = Array.from({ length: 10 }, () => log).flat();
  expect(watching(repeated).state()).toEqual(watching(log).state());
});

test('nineteen addresses that send failures on ten days roll no good version back', () => {
  let time = Date.UTC(2026, 0, 1, 12);
  const watch = watcher(defaultRules, () => time);
  watch.update(merchants.map(status));
  for (let day = 0; day < 10; day++) {
    for (const entry of mixed(visitors(3_000), forged(19, 10, '2.1.0', true))) watch.add(entry);
    expect(watch.verdicts()).toEqual([]);
    time += 86_400_000;
  }
});

test.each([
  ['slow pages of the canary', 'before the visitors', '2.1.0', 60_000, 0],
  ['slow pages of the canary', 'among the visitors', '2.1.0', 60_000, 3],
  ['fast pages of the stable version', 'before the visitors', '2.0.0', 1, 0],
  ['fast pages of the stable version', 'among the visitors', '2.0.0', 1, 3],
] as const)(
  '%s that nineteen addresses send %s on ten days roll no good version back',
  (_, __, version, value, gap) => {
    let now = Date.UTC(2026, 0, 1, 12);
    const watch = watching([], () => now);
    for (let day = 0; day < 10; day++) {
      for (let n = 0; n < 600; n++) {
        const merchant = merchants[n % 3] ?? 'aurora';
        const isCanary = n % 20 === 19;
        // Half of the canary's pages are slower.
        const time = isCanary ? (n % 40 === 19 ? 800 : 1_000) : 900;
        const isBot = n >= 20 && n < 20 + 19 * (gap + 1) && n % (gap + 1) === 0;
        const sent = [
          ...timed(`visitor ${n}`, merchant, isCanary ? '2.1.0' : '2.0.0', time),
          ...(isBot ? timed(`bot ${n}`, merchant, version, value) : []),
        ];
        for (const entry of sent) watch.add(entry);
        if (n % 5 === 0) expect(watch.verdicts()).toEqual([]);
      }
      now += 86_400_000;
    }
  },
);

test('a source counts again on the next day', () => {
  let time = Date.UTC(2026, 0, 1, 12);
  const watch = watching(visitors(500), () => time);
  time += 86_400_000;
  for (const entry of visitors(500)) watch.add(entry);
  expect(watch.state()[0]?.compared.counts.canary.uses).toBe(100);
});

test.each<[string, readonly LogEntry[]]>([
  ['ten thousand forged failures of the stable version', forged(20, 500, '2.0.0', true)],
  ['forged good pages of the canary', forged(20, 500, '2.1.0', false)],
  [
    'both, and forged failures of the canary',
    [
      ...forged(20, 500, '2.0.0', true),
      ...forged(20, 500, '2.1.0', false),
      ...forged(19, 500, '2.1.0', true),
    ],
  ],
])('%s from twenty addresses do not hide a canary that fails in one of five pages', (_, flood) => {
  expect(resultOf(mixed(visitors(3_000, 20), flood))).toBe('rolled back');
});

test('a thousand addresses cannot hide a canary that fails at every start', () => {
  const botnet = forged(1_000, 1, '2.0.0', true);
  expect(resultOf(mixed(visitors(3_000, 100), botnet))).toBe('rolled back');
});

test('failures that forgers report at one merchant do not hide that the canary is slow at all', () => {
  const slow = Array.from({ length: 3_000 }, (_, n) => {
    const isCanary = n % SHARE === 0;
    return timed(
      `visitor ${n}`,
      merchants[n % 3] ?? 'aurora',
      isCanary ? '2.1.0' : '2.0.0',
      isCanary ? 900 : 600,
    );
  }).flat();
  const failing = forged(300, 1, '2.1.0', true).map((entry) => ({ ...entry, merchant: 'jade' }));
  const log = mixed(slow, visitors(3_000, 0), failing);
  const [verdict] = watching(log).verdicts();
  expect(verdict?.reason).toContain('games@2.1.0 has a median LCP of 900 ms, games@2.0.0 one of 600 ms');
});

test('a merchant that is not in the store has no visitors', () => {
  const watch = watching([]);
  watch.update(['aurora'].map(status));
  const log = visitors(300, 100).map((entry) => ({ ...entry, merchant: 'jade' }));
  for (const entry of log) watch.add(entry);
  watch.update(merchants.map(status));
  for (const entry of withoutPages(log)) watch.add(entry);
  expect(watch.state()[0]?.compared.counts.canary).toEqual({ uses: 0, failed: 0 });
  for (const entry of log) watch.add(entry);
  expect(watch.state()[0]?.compared.counts.canary.uses).toBe(30);
});

test('a thousand addresses that behave like visitors can still roll a good canary back', () => {
  expect(resultOf(mixed(visitors(50_000), forged(1_000, 1, '2.1.0', true)))).toBe('rolled back');
});

test('beacons without a source give an alert only', () => {
  const log = visitors(3_000, 100).map((entry) =>
    'page' in entry ? entry : { merchant: entry.merchant, value: entry.value },
  );
  expect(resultOf(log)).toBe('alert');
});

test('failures at one of three merchants that have the version give an alert only', () => {
  const failing = forged(100, 1, '2.1.0', true).map((entry) => ({ ...entry, merchant: 'jade' }));
  expect(resultOf(mixed(visitors(3_000, 0), failing))).toBe('alert');
});
