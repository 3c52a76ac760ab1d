import { randomKey } from './seal';

test('a key is 8 ASCII characters, another one every time', () => {
  const keys = Array.from({ length: 2_000 }, randomKey);
  for (const key of keys) expect(key).toMatch(/^[\x21-\x7e]{8}$/);
  expect(new Set(keys).size).toBe(keys.length);
});

test('every character of a key is as likely as any other', () => {
  const counts = new Map<string, number>();
  for (const letter of Array.from({ length: 8_000 }, randomKey).join(''))
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect(counts.size).toBe(64);
  // 1000 expected of each; six standard deviations (31.4) leave a false alarm once in many million runs.
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(6 * 31.4);
});
