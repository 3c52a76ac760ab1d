import { dailySource } from './daily-source';

const DAY = 86_400_000;

test('collectors with one secret agree on a source, which has another name on each day', () => {
  let time = 0;
  const [one, other, stranger] = ['secret', 'secret', 'another'].map((secret) =>
    dailySource(secret, () => time),
  );
  const first = one?.('192.0.2.7');
  expect(first).toHaveLength(16);
  expect([other?.('192.0.2.7'), stranger?.('192.0.2.7')]).toEqual([
    first,
    expect.not.stringMatching(`${first}`),
  ]);
  time += DAY;
  expect(one?.('192.0.2.7')).not.toBe(first);
});

test.each([
  ['192.0.2.7', '::ffff:192.0.2.7', true],
  ['2001:db8:1:2::3', '2001:db8:1:ffff:1:2:3:4', true],
  ['2001:db8:1::', '2001:0db8:0001::9', true],
  ['2001:db8:1::', '2001:db8:2::', false],
  ['::1', '::2', true],
  ['192.0.2.7', '192.0.2.8', false],
])('%s and %s are of one subscriber: %s', (one, other, same) => {
  const source = dailySource('secret', () => 0);
  expect(source(one) === source(other)).toBe(same);
});
