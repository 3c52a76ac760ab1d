import { increments, mixesDays, stepsBetween } from './counter-steps';

const HOUR = 3_600;

test.each([0, 0.5, 30, 299, 4_000.25, 24 * HOUR])(
  'the steps of %d s follow each other without a gap',
  (length) => {
    const from = 1_000_000;
    const steps = [...stepsBetween(from, from + length, 10)];
    let end = from;
    for (const { start, end: last, step } of steps) {
      expect(start).toBeCloseTo(end + step);
      expect((last - start) / step).toBeLessThan(15);
      end = last;
    }
    expect(end).toBe(from + length);
  },
);

test('the last minutes have the shortest steps, and the day before few of them', () => {
  const steps = [...stepsBetween(0, 24 * HOUR, 10)];
  const points = steps.reduce((sum, { start, end, step }) => sum + (end - start) / step + 1, 0);
  expect(points).toBeLessThan(200);
  expect(steps[0]?.step).toBe(900);
  expect(steps.at(-1)?.step).toBe(10);
});

test('a counter that starts again has counted its new value', () => {
  const counted = increments();
  counted.start('one', 5);
  expect(['one', 'two'].map((series) => counted.add(series, 7))).toEqual([2, 7]);
  expect([3, 3, 4].map((value) => counted.add('one', value))).toEqual([3, 0, 1]);
});

test('a step that contains observations of two days is known', () => {
  const midnight = 20_000 * 24 * HOUR;
  expect([-1, 0, 100, 129].map((after) => mixesDays(midnight + after, 10))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(mixesDays(midnight + 130, 10)).toBe(false);
  expect(mixesDays(midnight + 900, 900)).toBe(true);
});
