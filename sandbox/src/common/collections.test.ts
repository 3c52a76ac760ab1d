import { Latest } from './collections';

test('the oldest is forgotten beyond the limit', () => {
  const latest = new Latest<number>(3);
  for (const item of [1, 2, 3, 4, 5]) latest.add(item);
  expect(latest.all()).toEqual([3, 4, 5]);
  latest.clear();
  expect(latest.all()).toEqual([]);
});
