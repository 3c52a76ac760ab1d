import { RingBuffer } from './collections';

test('a ring buffer drops its oldest items beyond the limit', () => {
  const buffer = new RingBuffer<number>(3);
  for (const item of [1, 2, 3, 4, 5]) buffer.add(item);
  expect(buffer.all()).toEqual([3, 4, 5]);
  buffer.clear();
  expect(buffer.all()).toEqual([]);
});
