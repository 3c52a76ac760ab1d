import { fold } from './fold';
import { matcher } from './matcher';

const finds = (query: string, title: string) => matcher(query)(fold(title));

test.each([
  ['case', 'BOOK of dead', 'Book of Dead'],
  ['accents', 'cafe creme', 'Café Crème'],
  ['Vietnamese letters', 'dua ngua', 'Đua Ngựa'],
  ['Turkish letters, both kinds of i', 'IZGARA ilik', 'ızgara İLİK'],
  ['full-width forms', 'slot 777', 'ＳＬＯＴ　７７７'],
  ['Arabic vowel marks and hamza', 'اسد', 'أَسَد'],
  ['the Arabic tatweel', 'ملك', 'مــلك'],
  ['Hebrew points', 'שלום', 'שָׁלוֹם'],
  ['Greek accents', 'ζευσ', 'Ζεύσ'],
  ['Cyrillic', 'ёж', 'ЕЖ'],
  ['half-width katakana', 'スロット', 'ｽﾛｯﾄ'],
  ['digits of an Arabic keyboard', '٧٧٧', 'Lucky 777'],
  ['digits of a title in Hindi', '777', 'लकी ७७७'],
  ['marks of direction around pasted text', '\u2067Crazy\u200e Time\u2069', 'Crazy Time'],
])('the search sees through %s', (_, query, title) => {
  expect(finds(query, title)).toBe(true);
});

test('vowel signs are letters, not accents: Thai and Hindi words stay apart', () => {
  expect(finds('ปลา', 'ปลี')).toBe(false);
  expect(finds('की', 'का')).toBe(false);
  expect(finds('ปลา', 'เกมปลา')).toBe(true);
});

test('a Korean syllable is found before it is typed to its end', () => {
  expect(finds('카ㅈ', '카지노')).toBe(true);
});

test('every word must be there, in any order and across punctuation', () => {
  expect(finds('time crazy', 'Crazy-Time')).toBe(true);
  expect(finds('crazy coin', 'Crazy-Time')).toBe(false);
});

test('an empty search finds everything', () => {
  expect(finds('  ', 'Anything')).toBe(true);
});

test('folding does not depend on the language of the device', () => {
  const locale = jest.spyOn(String.prototype, 'toLocaleLowerCase');
  expect(fold('TITLE')).toBe('title');
  expect(locale).not.toHaveBeenCalled();
});
