import * as v from 'valibot';
import { decimalAmount, orUnreadable } from './amount';

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

test('a part that cannot be read is not the same as an absent one', () => {
  const schema = v.object({ least: orUnreadable(decimalAmount) });
  expect(v.parse(schema, {})).toEqual({});
  expect(v.parse(schema, { least: null })).toEqual({ least: null });
  expect(v.parse(schema, { least: '5' })).toEqual({ least: '5' });
  for (const least of ['', 'many', {}, 1e308])
    expect(v.parse(schema, { least })).toEqual({ least: 'unreadable' });
});
