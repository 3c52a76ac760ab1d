import { type Assumptions, pages, tenThousandMerchants } from './assumptions';
import { simulateDay } from './day';
import { reachOrigin } from './edge';
import { figuresOf } from './figures';
import type { Footprint } from './footprint';

const footprint: Footprint = {
  page: 16_000,
  worker: 9_000,
  list: 800,
  shell: [{ url: '/m/shell/1/main.js', bytes: 160_000 }],
  pages: Object.fromEntries(
    pages.map(({ path }) => [path, [{ url: `/m/remotes/games/1${path}.js`, bytes: 20_000 }]] as const),
  ),
  idle: [{ url: '/m/remotes/growth/1/remoteEntry.js', bytes: 10_000 }],
};
const follow = { sample: 3_000, seed: 7 };
const files = [...footprint.shell, ...Object.values(footprint.pages).flat(), ...footprint.idle];
const assume = (changes: Partial<Assumptions> = {}): Assumptions => ({ ...tenThousandMerchants, ...changes });
const total = (minutes: Float64Array) => minutes.reduce((sum, count) => sum + count, 0);

test('the same seed gives the same day, another seed another', () => {
  const day = (seed: number) => total(simulateDay(assume(), footprint, { sample: 500, seed }).bytes);
  expect(day(3)).toBe(day(3));
  expect(day(3)).not.toBe(day(4));
});

test('every request is for a file with or without a version, and every needed file is cached or fetched', () => {
  const day = simulateDay(assume(), footprint, follow);
  expect(total(day.requests)).toBe(total(day.revalidated) + day.fetched);
  expect(day.fetched).toBeLessThanOrEqual(day.needed);
});

test('a new member fetches each file once, in any number of visits', () => {
  const day = simulateDay(assume({ newcomers: 1, furtherPages: 60 }), footprint, follow);
  expect(day.fetched).toBe(follow.sample * files.length);
});

test('browsers that keep their cache fetch no file on a day without a release', () => {
  const forGood = { browser: Number.POSITIVE_INFINITY, worker: Number.POSITIVE_INFINITY };
  const day = simulateDay(assume({ newcomers: 0, halfLife: forGood }), footprint, follow);
  expect(day.fetched).toBe(0);
  expect(day.waveBytes).toBe(0);
});

test('a roll-out costs at most its files for each member, and nothing before it starts', () => {
  const shell = { changed: '/m/shell/', at: 12 * 60 };
  const day = simulateDay(assume(), footprint, { ...follow, wave: shell });
  expect(day.waveBytes).toBeGreaterThan(0);
  expect(day.waveBytes).toBeLessThanOrEqual(follow.sample * (160_000 + 420));
  expect(simulateDay(assume(), footprint, { ...follow, wave: { ...shell, at: 24 * 60 } }).waveBytes).toBe(0);
});

test('a CDN without a cache forwards every request, one with an unlimited cache each request once', () => {
  const day = simulateDay(assume(), footprint, follow);
  const asked = total(day.revalidated) * 10;
  const reaching = (edgeHold: number, merchants = 10) =>
    reachOrigin(assume({ edgeHold, merchants }), day, 10).requests - day.files.size * 20;
  expect(reaching(0)).toBeCloseTo(asked, 3);
  expect(reaching(60)).toBeLessThan(asked);
  // At most one for each location, merchant and minute.
  expect(reaching(60, 1)).toBeLessThanOrEqual(20 * 24 * 60);
  expect(reaching(1e9)).toBeLessThan(1);
});

test('the figures grow with the members and do not depend on the size of the sample', () => {
  const figures = (members: number, sample: number) =>
    figuresOf('', assume({ members }), footprint, { sample, seed: 1 });
  expect(figures(2_000_000, 2_000).bytes).toBeCloseTo(2 * figures(1_000_000, 2_000).bytes, -3);
  const [few, many] = [figures(1_000_000, 2_000), figures(1_000_000, 8_000)];
  expect(Math.abs(few.requests / many.requests - 1)).toBeLessThan(0.05);
});
