import { parseAmount } from './parse-amount';

const dollars = { decimals: 2, grouping: ',' } as const;
const reais = { decimals: 2, grouping: '.' } as const;

test.each([
  ['50', 5_000n],
  ['50.5', 5_050n],
  ['50,5', 5_050n],
  ['0.10', 10n],
  ['.5', 50n],
  ['1,234', 123_400n],
  ['1,234.56', 123_456n],
  ['1.234,56', 123_456n],
  ['1 234,56', 123_456n],
  ["1'234.5", 123_450n],
  ['1,234,567', 123_456_700n],
  ['١٢٣٤٫٥٦', 123_456n],
  ['١٬٢٣٤٫٥', 123_450n],
  ['۱۲۳', 12_300n],
  ['१२.३', 1_230n],
  ['５０', 5_000n],
  ['9007199254740993.55', 900_719_925_474_099_355n],
])('%s is read as dollars', (typed, minor) => {
  expect(parseAmount(typed, dollars)).toEqual({ minor });
});

test('a mark with two possible meanings has the meaning that it has on the page', () => {
  expect(parseAmount('1.234', reais)).toEqual({ minor: 123_400n });
  expect(parseAmount('1.234', dollars)).toEqual({ problem: 'too_precise' });
  expect(parseAmount('1,234', reais)).toEqual({ problem: 'too_precise' });
  expect(parseAmount('1.50', reais)).toEqual({ minor: 150n });
});

test('currencies have no decimals, or three', () => {
  expect(parseAmount('50.5', { decimals: 0, grouping: ',' })).toEqual({ problem: 'too_precise' });
  expect(parseAmount('50', { decimals: 0, grouping: ',' })).toEqual({ minor: 50n });
  expect(parseAmount('1.234', { decimals: 3, grouping: ',' })).toEqual({ minor: 1_234n });
});

test.each(['', '  '])('%j is empty', (typed) => {
  expect(parseAmount(typed, dollars)).toEqual({ problem: 'empty' });
});

test.each(['abc', '-5', '1e3', '5$', '.', ',', '1.2.3', '1,2,3', '1,23.4,5', '12.34,567.8', '0x10', '∞'])(
  '%s is unreadable',
  (typed) => {
    expect(parseAmount(typed, dollars)).toEqual({ problem: 'unreadable' });
  },
);

test('surplus decimals are a problem and are not cut', () => {
  expect(parseAmount('0.999', dollars)).toEqual({ problem: 'too_precise' });
});

test.each(['5²', '5½', '5①'])('%s is not read as another amount', (typed) => {
  expect(parseAmount(typed, dollars)).toEqual({ problem: 'unreadable' });
});
