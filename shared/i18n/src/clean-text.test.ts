import { fc, property } from '@tessera/build/testing';
import { cleanCode, cleanDigits, cleanName, cleanPhone } from './clean-text';

/** What word processors, chats and pages in Arabic put around a number. */
const HIDDEN = [
  '\u200e',
  '\u200f',
  '\u061c',
  '\u2066',
  '\u2069',
  '\u202a',
  '\u202c',
  '\u200b',
  '\ufeff',
  '\u00ad',
];

/** Zero to nine as each numbering system of Intl writes them, without those that have words or letters for digits. */
const rows = Intl.supportedValuesOf('numberingSystem')
  .map((numberingSystem) => {
    const { format } = new Intl.NumberFormat('en', { numberingSystem });
    return [numberingSystem, Array.from({ length: 10 }, (_, digit) => format(digit)).join('')] as const;
  })
  .filter(([, row]) => /^\p{Nd}{10}$/u.test(row));

test('there are digits of many scripts', () => {
  expect(rows.map(([system]) => system)).toEqual(
    expect.arrayContaining([
      'arab',
      'arabext',
      'beng',
      'deva',
      'fullwide',
      'khmr',
      'mymr',
      'tamldec',
      'thai',
    ]),
  );
});

test.each(rows)('the digits %s, %s, are read as 0 to 9', (_, row) => {
  expect(cleanCode(row)).toBe('0123456789');
});

test.each([
  '123 456',
  ' 123456',
  '123-456',
  '123\u00a0456',
  '\u2068123456\u2069',
  'G-123456',
  '123\u2009456\n',
])('the digits of %j are 123456', (typed) => {
  expect(cleanDigits(typed)).toBe('123456');
});

test.each([
  ['138 0013 8000', '13800138000'],
  ['١٣٨٠٠١٣٨٠٠٠', '13800138000'],
  ['１３８００１３８０００', '13800138000'],
  ['+86 138 0013 8000', '+8613800138000'],
  ['＋８６ １３８００１３８０００', '+8613800138000'],
  ['\u202a+86\u00a0138-0013-8000\u202c', '+8613800138000'],
  ['(+86) 138 0013 8000', '+8613800138000'],
  ['tel:+8613800138000', '+8613800138000'],
  ['0086 138 0013 8000', '+8613800138000'],
  ['+44 (0) 20 7946 0018', '+442079460018'],
  ['(020) 7946 0018', '02079460018'],
  ['+', '+'],
  ['', ''],
])('the phone number %j is read as %j', (typed, number) => {
  expect(cleanPhone(typed)).toBe(number);
});

test.each([
  [' anna7 ', 'anna7'],
  ['ａｎｎａ７', 'anna7'],
  ['anna\u200d7\u200c', 'anna7'],
  ['anna@example.com\u3000', 'anna@example.com'],
  ['anna＠example。com', 'anna@example。com'],
  ['５０．００', '50.00'],
])('%j is written without spaces: %j', (typed, code) => {
  expect(cleanCode(typed)).toBe(code);
});

test.each(['5²', '5½', '①', '₁', '⒈'])('%s is not another number', (typed) => {
  expect(cleanCode(typed)).toBe(typed);
});

property(
  'no character becomes a number of its own, unless it is a digit',
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  (character) => {
    if (/^\d+$/.test(cleanCode(character))) expect(character).toMatch(/^\p{Nd}$/u);
  },
);

test.each([
  ['\u200eAnna\u00a0Schmidt\u200f', 'Anna Schmidt'],
  ['Anna ', 'Anna '],
  ['Andre\u0301', 'Andr\u00e9'],
  ['น้ำ', 'น้ำ'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['क्\u200dष', 'क्\u200dष'],
  ['حساب ٢', 'حساب ٢'],
])('the name %j is kept as %j', (typed, name) => {
  expect(cleanName(typed)).toBe(name);
});

const pasted = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 5 }), fc.constantFrom(...HIDDEN, ' ', '\u00a0')))
  .map((parts) => parts.join(''));

property('a text that is clean stays as it is', pasted, (typed) => {
  for (const clean of [cleanCode, cleanDigits, cleanName, cleanPhone]) {
    expect(clean(clean(typed))).toBe(clean(typed));
  }
});

property(
  'hidden characters change nothing, wherever they stand',
  fc.tuple(
    fc.stringMatching(/^\+?[\d., -]{0,12}$/),
    fc.array(fc.tuple(fc.nat(12), fc.constantFrom(...HIDDEN))),
  ),
  ([typed, marks]) => {
    const marked = marks.reduce((text, [at, mark]) => text.slice(0, at) + mark + text.slice(at), typed);
    for (const clean of [cleanCode, cleanDigits, cleanName, cleanPhone]) {
      expect(clean(marked)).toBe(clean(typed));
    }
  },
);
