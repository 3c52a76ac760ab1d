import { dailyMarks } from './daily-marks';

test('a mark is new once for each key, kind and day', () => {
  let time = Date.UTC(2026, 0, 1, 12);
  const marks = dailyMarks(() => time);
  expect([marks.mark('one', 0), marks.mark('one', 0), marks.mark('one', 7), marks.mark('two', 0)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect([marks.has('one', 7), marks.has('two', 7), marks.has('three', 0)]).toEqual([true, false, false]);
  time += 86_400_000;
  expect(marks.has('one', 0)).toBe(false);
  expect(marks.mark('one', 0)).toBe(true);
});

test('a hundred thousand keys are all remembered', () => {
  const marks = dailyMarks(() => 0);
  const keys = Array.from({ length: 100_000 }, (_, n) => `source ${n}`);
  expect(keys.every((key, n) => marks.mark(key, n % 8))).toBe(true);
  expect(keys.every((key, n) => marks.has(key, n % 8) && !marks.has(key, (n + 1) % 8))).toBe(true);
});
