import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeHealth } from '@tessera/contract';
import { lines } from '../../testing/canary';
import { newFolder, removeFolders } from '../../testing/dists';
import { health } from './health';
import { difference } from './interval';

afterEach(removeFolders);

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

/** Beacons of visitors with both versions, of which a share fails with the canary. */
function beacons(visitors: number, failing: number): string {
  const entries = Array.from({ length: visitors }, (_, n) => {
    const [merchant, source] = [`m${n % 3}`, `visitor ${n}`];
    const version = n % 2 === 0 ? '2.0.0' : '2.1.0';
    const outcome = n % 2 === 1 && n / visitors < failing ? ('crash' as const) : ('loaded' as const);
    const load = { kind: 'load' as const, remote: 'games', version, outcome, elapsed: 100 };
    const vital = {
      kind: 'vital' as const,
      remote: 'games',
      version,
      name: 'LCP' as const,
      value: 900 + (n % 7),
    };
    return [
      { merchant, source, page: true },
      { merchant, source, value: writeHealth([load, vital]) },
    ];
  });
  return lines(entries.flat());
}

async function reading(text: string) {
  const log = join(await newFolder(), 'beacons.ndjson');
  await writeFile(log, text);
  const read = health(log, () => ['m0', 'm1', 'm2'].map(status));
  await read.read();
  return { log, read };
}

const canary = { piece: 'games', version: '2.1.0' };

test('loads are counted by outcome, and a bad canary gets the verdict of the watch', async () => {
  const { read } = await reading(beacons(600, 1));
  const { pieces, canaries } = read.answer();
  expect(pieces.find(({ version }) => version === '2.1.0')).toMatchObject({
    outcomes: { crash: 300 },
    vitals: [{ name: 'LCP', count: 300, median: 903 }],
  });
  expect(canaries).toMatchObject([{ version: '2.1.0', stable: '2.0.0', verdict: 'worse' }]);
  expect(read.verdictOn(canary)?.reason).toContain('games@2.1.0 failed');
  expect(read.pagesOf(canary)).toBe(300);
});

test('versions that nobody has released are not counted, and take no place of those that are', async () => {
  const made = Array.from({ length: 1_000 }, (_, n) => ({
    merchant: n % 2 === 0 ? 'm0' : 'nobody',
    value: writeHealth([
      {
        kind: 'load',
        remote: 'games',
        version: n % 2 === 0 ? `9.0.${n}` : '2.0.0',
        outcome: 'crash',
        elapsed: 1,
      },
    ]),
  }));
  const { read } = await reading(lines(made) + beacons(600, 0));
  expect(read.answer().pieces.map(({ version, outcomes }) => [version, outcomes])).toEqual([
    ['2.0.0', { loaded: 300 }],
    ['2.1.0', { loaded: 300 }],
  ]);
});

test('a good canary is no worse, and few pages are too early', async () => {
  const { read, log } = await reading(beacons(60, 0));
  expect(read.answer().canaries).toMatchObject([{ verdict: 'too early' }]);
  await appendFile(log, beacons(2_000, 0));
  await read.read();
  expect(read.answer().canaries).toMatchObject([{ verdict: 'no worse' }]);
  expect(read.verdictOn(canary)).toBeUndefined();
});

test('a log that cannot be read is named, and read later', async () => {
  const read = health('/no/such/log', () => []);
  await read.read();
  expect(read.answer().fault).toContain('cannot be read');
});

test('the interval of a difference is that of Newcombe’s tables', () => {
  // Newcombe 1998, table II, row (a), method 10.
  const { value, low, high } = difference({ pages: 70, failed: 56 }, { pages: 80, failed: 48 });
  expect([value, low, high].map((one) => one.toFixed(4))).toEqual(['0.2000', '0.0524', '0.3339']);
});
