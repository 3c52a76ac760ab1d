import { choose, firstPair, swapped } from './wallet-pair';

const wallets = ['MAIN', 'LIVE', 'RNG'].map((code) => ({ code, name: code, amount: '1' }));

test.each([
  [null, { from: 'MAIN', to: 'LIVE' }],
  ['LIVE', { from: 'LIVE', to: 'MAIN' }],
  ['made-up', { from: 'MAIN', to: 'LIVE' }],
])('from %s the first pair is %j', (wanted, pair) => {
  expect(firstPair(wallets, wanted)).toEqual(pair);
});

test('choosing what the other side has lets the two change places', () => {
  expect(choose({ from: 'MAIN', to: 'LIVE' }, 'from', 'LIVE')).toEqual({ from: 'LIVE', to: 'MAIN' });
  expect(choose({ from: 'MAIN', to: 'LIVE' }, 'to', 'RNG')).toEqual({ from: 'MAIN', to: 'RNG' });
  expect(swapped({ from: 'MAIN', to: 'LIVE' })).toEqual({ from: 'LIVE', to: 'MAIN' });
});
