import { checkAmount } from './check-amount';
import { decimalsOf, feeOn, toDecimal, toMinor } from './minor-units';

test.each([
  ['USD', 2],
  ['VND', 0],
  ['KWD', 3],
  ['PT', 2],
])('%s has %i decimals', (currency, decimals) => {
  expect(decimalsOf(currency)).toBe(decimals);
});

test.each([
  ['0', 2, 0n],
  ['12.3', 2, 1_230n],
  ['-0.05', 2, -5n],
  ['0.29', 2, 29n],
  ['9007199254740993.55', 2, 900_719_925_474_099_355n],
  ['12.999', 2, 1_299n],
  ['70', 0, 70n],
])('%s with %i decimals is %s minor units', (text, decimals, minor) => {
  expect(toMinor(text, decimals)).toBe(minor);
});

test.each([
  [5n, 2, '0.05'],
  [-5n, 2, '-0.05'],
  [123_456n, 2, '1234.56'],
  [70n, 0, '70'],
])('%s minor units with %i decimals are written %s', (minor, decimals, text) => {
  expect(toDecimal(minor, decimals)).toBe(text);
});

test.each([
  [10_000n, '1.5', '0', 150n],
  [3_333n, '1.5', '0', 50n],
  [10_000n, '0', '1.00', 100n],
  [10_000n, '2.25', '0.50', 275n],
])('the fee on %s of %s percent and %s is %s', (amount, percent, fixed, fee) => {
  expect(feeOn(amount, { percent, fixed }, 2)).toBe(fee);
  expect(feeOn(amount, null, 2)).toBe(0n);
});

const bounds = { minimum: 1_000n, maximum: 50_000n, available: 20_000n };
test.each([
  [1_000n, { minor: 1_000n }],
  [999n, { problem: 'too_small' }],
  [20_001n, { problem: 'too_little_money' }],
  [60_000n, { problem: 'too_little_money' }],
])('%s minor units with limits of 10.00 and 500.00, and 200.00 available', (minor, result) => {
  expect(checkAmount({ minor }, bounds)).toEqual(result);
});

test('without available money only the limits count, and an empty field has no problem', () => {
  expect(checkAmount({ minor: 60_000n }, { minimum: 0n, maximum: 50_000n })).toEqual({
    problem: 'too_large',
  });
  expect(checkAmount({ minor: 0n }, { minimum: 0n, maximum: 50_000n })).toEqual({ problem: 'too_small' });
  expect(checkAmount({ problem: 'empty' }, bounds)).toEqual({});
});
