import { dailySources } from './daily-sources';

test('an address has one name for a day, and another one on the next day', () => {
  let time = Date.UTC(2026, 0, 1, 23, 59);
  const sourceOf = dailySources(() => time);
  const name = sourceOf('203.0.113.7');
  expect(name).toMatch(/^[\w-]{16}$/);
  expect(sourceOf('203.0.113.7')).toBe(name);
  expect(sourceOf('203.0.113.8')).not.toBe(name);
  time += 60_000;
  expect(sourceOf('203.0.113.7')).not.toBe(name);
});

test('two gateways name an address differently, because each has its own key', () => {
  expect(dailySources()('203.0.113.7')).not.toBe(dailySources()('203.0.113.7'));
});

test.each([
  ['2001:db8:7::1', '2001:0DB8:0007:ffff:1:2:3:4', true],
  ['2001:db8:7::1', '2001:db8:8::1', false],
  ['2001:db8::1', '2001:db8:0:9:9:9:9:9', true],
  ['1::3:4:5:6:7:8', '1:0:3::', true],
  ['::ffff:203.0.113.7', '203.0.113.7', true],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.8', false],
])('%s and %s: one subscriber: %s', (one, other, isSame) => {
  const sourceOf = dailySources();
  expect(sourceOf(one) === sourceOf(other)).toBe(isSame);
});
