import { initialPair, swapped, withSide } from './wallet-pair';

const wallets = ['MAIN', 'LIVE', 'RNG'].map((code) => ({ code, name: code, amount: '1' }));

test.each([
  [null, { from: 'MAIN', to: 'LIVE' }],
  ['LIVE', { from: 'LIVE', to: 'MAIN' }],
  ['made-up', { from: 'MAIN', to: 'LIVE' }],
])('the initial pair with %s in the address is %j', (requested, pair) => {
  expect(initialPair(wallets, requested)).toEqual(pair);
});

test('a wallet that is already on the other side swaps the sides', () => {
  expect(withSide({ from: 'MAIN', to: 'LIVE' }, 'from', 'LIVE')).toEqual({ from: 'LIVE', to: 'MAIN' });
  expect(withSide({ from: 'MAIN', to: 'LIVE' }, 'to', 'RNG')).toEqual({ from: 'MAIN', to: 'RNG' });
  expect(swapped({ from: 'MAIN', to: 'LIVE' })).toEqual({ from: 'LIVE', to: 'MAIN' });
});
