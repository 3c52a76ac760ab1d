import { consume, expiringCache, RingBuffer } from './collections';

test('a ring buffer drops its oldest items beyond the limit', () => {
  const buffer = new RingBuffer<number>(3);
  for (const item of [1, 2, 3, 4, 5]) buffer.add(item);
  expect(buffer.all()).toEqual([3, 4, 5]);
  buffer.clear();
  expect(buffer.all()).toEqual([]);
});

test('a consumed entry counts once', () => {
  const cache = expiringCache<string>();
  cache.set('key', 'value');
  expect([consume(cache, 'key'), consume(cache, 'key'), cache.get('key')]).toEqual([
    'value',
    undefined,
    undefined,
  ]);
});

test('an entry expires after ten minutes, however often it is read', () => {
  // The cache has taken the clock of the process as it was loaded, so that its method is replaced, not the clock.
  jest.useFakeTimers({ doNotFake: ['performance'] });
  let now = 1;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  const pass = (ms: number) => {
    now += ms;
    jest.advanceTimersByTime(ms);
  };
  const cache = expiringCache<string>();
  cache.set('key', 'value');
  pass(600_000);
  expect(cache.get('key')).toBe('value');
  pass(2);
  expect(cache.get('key')).toBeUndefined();
  clock.mockRestore();
  jest.useRealTimers();
});
