import * as v from 'valibot';
import { decimalAmount } from './amount';

test.each([
  ['12.30', '12.30'],
  ['-5', '-5'],
  ['9007199254740993.10', '9007199254740993.10'],
  [12.3, '12.3'],
  [-5, '-5'],
  [999_999_999_999_999, '999999999999999'],
])('the amount %j is %s', (raw, amount) => {
  expect(v.parse(decimalAmount, raw)).toBe(amount);
});

test.each([
  null,
  undefined,
  '',
  ' ',
  'n/a',
  '1,250.40',
  '1e3',
  '.5',
  '0x10',
  true,
  {},
  [],
  ['7'],
  1e21,
  1e308,
  1e-7,
  0.30000000000000004,
  JSON.parse('9007199254740993'),
  '9'.repeat(31),
])('%j is no amount: it is never replaced by another one', (raw) => {
  expect(v.is(decimalAmount, raw)).toBe(false);
});
