import { tenThousandMerchants } from '../simulation/assumptions';
import { canaryDay } from './canary-day';
import { findCanary } from './find-canary';

const assumptions = { ...tenThousandMerchants, members: 200_000, merchants: 100 };
const rollOut = { share: 0.05, hour: 10, seed: 3 };

test('the same seed gives the same day, with the assumed rates and pages in the order of time', () => {
  const quality = { stable: 0.1, canary: 0.3, worsePairs: 0.5 };
  const day = [...canaryDay(assumptions, quality, rollOut)];
  expect([...canaryDay(assumptions, quality, rollOut)]).toEqual(day);
  expect(day).toHaveLength(10_000);
  const sum = (of: (page: (typeof day)[number]) => number) =>
    day.reduce((total, page) => total + of(page), 0);
  const uses = sum(({ stable }) => stable.uses);
  expect(day.length / (day.length + uses)).toBeCloseTo(0.05, 2);
  expect(sum(({ stable }) => stable.failed) / uses).toBeCloseTo(0.1, 2);
  expect(sum(({ failed }) => Number(failed)) / day.length).toBeCloseTo(0.3, 1);
  expect(day.every(({ time }, at) => time >= (day[at - 1]?.time ?? 0) && time < 86_400)).toBe(true);
});

test('both sources find a bad canary at about the same time, and none blames a good one', () => {
  const bad = findCanary(assumptions, { stable: 0.01, canary: 0.5, worsePairs: 0.5 }, rollOut);
  expect(bad.log?.after).toBeLessThan(3_600);
  expect(Math.abs((bad.Prometheus?.after ?? 0) - (bad.log?.after ?? 0))).toBeLessThan(300);
  expect(findCanary(assumptions, { stable: 0.01, canary: 0.01, worsePairs: 0.5 }, rollOut)).toEqual({});
});

test('a canary that is slower in most pairs is found', () => {
  const slow = findCanary(assumptions, { stable: 0.01, canary: 0.01, worsePairs: 0.8 }, rollOut);
  expect(slow.log).toBeDefined();
  expect(slow.Prometheus).toBeDefined();
});
