import { fc, property } from '@tessera/build/testing';
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

const SLOTS = 8;
/** Keys of one full table. */
const FULL = 6;
const TABLES = 4;

property(
  'the latest keys are remembered, however many there were before',
  fc.array(fc.nat(60), { maxLength: 300 }),
  (keys) => {
    const marks = dailyMarks(() => 0, SLOTS);
    /** In the order in which they were marked last. */
    const marked = new Set<number>();
    const latest = () => [...marked].slice(-FULL * (TABLES - 1));
    for (const key of keys) {
      const isNew = marks.mark(`${key}`, key % 8);
      if (latest().includes(key)) expect(isNew).toBe(false);
      if (!marked.has(key)) expect(isNew).toBe(true);
      marked.delete(key);
      marked.add(key);
    }
    for (const key of latest()) expect(marks.has(`${key}`, key % 8)).toBe(true);
  },
);

test('a key that is marked again keeps its other marks, and is the newest', () => {
  const marks = dailyMarks(() => 0, SLOTS);
  const fill = (from: number) => {
    for (let n = from; n < from + 2 * FULL; n++) marks.mark(`other ${n}`, 0);
  };
  marks.mark('one', 0);
  fill(0);
  expect([marks.mark('one', 7), marks.mark('one', 0)]).toEqual([true, false]);
  fill(100);
  expect([marks.has('one', 0), marks.has('one', 7), marks.has('one', 1)]).toEqual([true, true, false]);
});

test('keys that are too many go, the oldest first', () => {
  const marks = dailyMarks(() => 0, SLOTS);
  const keys = Array.from({ length: 1_000 }, (_, n) => `source ${n}`);
  expect(keys.every((key) => marks.mark(key, 0))).toBe(true);
  const known = keys.map((key) => marks.has(key, 0));
  expect(known.lastIndexOf(false)).toBe(known.indexOf(true) - 1);
  expect(known.filter(Boolean).length).toBeLessThanOrEqual(TABLES * FULL);
  expect(known.filter(Boolean).length).toBeGreaterThan((TABLES - 1) * FULL);
});
