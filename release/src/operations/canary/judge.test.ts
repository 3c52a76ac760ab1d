import { type HealthEvent, writeHealth } from '@tessera/contract';
import { watcher } from '../../testing/watcher';
import type { MerchantStatus } from '../status/status';
import { defaultRules } from './verdict';

const status = (merchant: string, canary = 10): MerchantStatus => ({
  merchant,
  number: 3,
  shell: '1.0.0',
  remotes: {
    games: [
      { version: '2.0.0', weight: 100 - canary },
      { version: '2.1.0', weight: canary },
    ],
  },
  previous: {},
  pointed: true,
});

const load = (version: string, outcome: 'loaded' | 'crash' | 'load'): HealthEvent => ({
  kind: 'load',
  remote: 'games',
  version,
  outcome,
  elapsed: 100,
});
const lcp = (version: string, value: number): HealthEvent => ({
  kind: 'vital',
  remote: 'games',
  version,
  name: 'LCP',
  value,
});

/** mulberry32 */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Adds a page of a visitor and its health. */
function visit(
  watch: ReturnType<typeof watcher>,
  merchant: string,
  source: string,
  events: readonly HealthEvent[],
): void {
  watch.add({ merchant, source, page: true });
  watch.add({ merchant, source, value: writeHealth(events) });
}

interface Field {
  /** Share of the pages that fail. */
  readonly stable: number;
  readonly canary: number;
  /** Factor by which the canary is slower. */
  readonly slower?: number;
}

/** @returns the number of pages after which the canary is rolled back; undefined if it is not */
function takenBack(
  field: Field,
  pages: number,
  seed: number,
  statuses = [status('aurora'), status('jade', 50)],
) {
  const random = randomFrom(seed);
  const watch = watcher(defaultRules);
  watch.update(statuses);
  for (let page = 1; page <= pages; page++) {
    const { merchant, remotes } = statuses[page % statuses.length] ?? status('aurora');
    const isCanary = random() * 100 < (remotes.games?.[1]?.weight ?? 0);
    const version = isCanary ? '2.1.0' : '2.0.0';
    // Merchants differ: one of them has three times as many failures and doubled load times.
    const harder = merchant === 'jade' ? 3 : 1;
    const failed = random() < harder * (isCanary ? field.canary : field.stable);
    const slow = (isCanary ? (field.slower ?? 1) : 1) * (harder === 1 ? 1 : 2);
    const value = 900 * slow * Math.exp(random() + random() + random() - 1.5);
    visit(watch, merchant, `visitor ${page}`, [
      load(version, failed ? 'load' : 'loaded'),
      lcp(version, value),
    ]);
    if (page % 50 === 0 && watch.verdicts().length > 0) return page;
  }
  return undefined;
}

test('an equally good canary stays, no matter how often the watch checks, even if merchants differ', () => {
  const taken = Array.from({ length: 20 }, (_, seed) =>
    takenBack({ stable: 0.02, canary: 0.02 }, 3_000, seed + 1),
  );
  // One of a hundred may be rolled back by mistake. Two of twenty would be too many. `pnpm simulate:watch` tries more.
  expect(taken.filter((page) => page !== undefined).length).toBeLessThanOrEqual(1);
});

test('a better canary stays', () => {
  expect(takenBack({ stable: 0.2, canary: 0.01, slower: 0.7 }, 5_000, 1)).toBeUndefined();
});

test.each<[string, Field, within: number]>([
  ['crashes at every start', { stable: 0.01, canary: 1 }, 150],
  ['fails in one of five pages', { stable: 0.01, canary: 0.2 }, 600],
  ['fails three times as often', { stable: 0.01, canary: 0.03 }, 6_000],
  ['takes half as long again', { stable: 0.01, canary: 0.01, slower: 1.5 }, 3_000],
])('a canary that %s is rolled back', (_, field, within) => {
  for (const seed of [1, 2, 3]) expect(takenBack(field, within, seed)).toBeDefined();
});

test('failures of a canary without stable page views are not enough', () => {
  const watch = watcher(defaultRules);
  watch.update([status('aurora')]);
  for (let page = 0; page < 10; page++) visit(watch, 'aurora', `visitor ${page}`, [load('2.1.0', 'load')]);
  expect(watch.verdicts()).toEqual([]);
});

test('repeated failures of one page count once', () => {
  const watch = watcher(defaultRules);
  watch.update([status('aurora')]);
  const again = Array.from({ length: 40 }, () => load('2.1.0', 'load'));
  visit(watch, 'aurora', 'visitor', again);
  expect(watch.state()[0]?.compared.counts.canary).toEqual({ uses: 1, failed: 1 });
});

test('a verdict has the merchants and the reason', () => {
  const watch = watcher(defaultRules);
  watch.update([status('aurora'), status('jade', 0)]);
  for (let page = 0; page < 40; page++) {
    visit(watch, 'aurora', `one ${page}`, [load('2.0.0', 'loaded')]);
    visit(watch, 'aurora', `other ${page}`, [load('2.1.0', 'loaded'), load('2.1.0', 'crash')]);
  }
  const [verdict] = watch.verdicts();
  expect(verdict?.merchants).toEqual(['aurora']);
  expect(verdict?.reason).toMatch(
    /^games@2\.1\.0 failed in 40 of 40 pages \(100\.0 %\), games@2\.0\.0 in 0 of 40 pages \(0\.0 %\)\. If both were equally good, fewer than one watch in [\d,]+ would show this\.$/,
  );
});

test('a completed roll-out is forgotten', () => {
  const watch = watcher(defaultRules);
  watch.update([status('aurora')]);
  watch.update([status('aurora', 0)]);
  expect(watch.state()).toEqual([]);
});
