import { catalogFaults } from './catalog-faults';

const EN = {
  hello: 'Hello {{name}}',
  bye: 'Bye',
  games_one: '{{count}} game',
  games_other: '{{count}} games',
};
const CN = { hello: '你好 {{name}}', bye: '再见', games_other: '{{count}} 个游戏' };
const AR = {
  hello: 'مرحبًا {{name}}',
  bye: 'وداعًا',
  games_zero: 'لا ألعاب',
  games_one: 'لعبة واحدة',
  games_two: 'لعبتان',
  games_few: '{{count}} ألعاب',
  games_many: '{{count}} لعبة',
  games_other: '{{count}} لعبة',
};

test('catalogs with equal keys and placeholders have no faults', () => {
  expect(catalogFaults({ EN, CN, AR })).toEqual([]);
});

const { bye: _, ...withoutBye } = CN;
const { games_few: __, ...withoutFew } = AR;

test.each<[string, Record<string, Record<string, string>>, string]>([
  ['a key that is missing', { CN: withoutBye }, 'CN: no "bye"'],
  ['a plural form that is missing', { AR: withoutFew }, 'AR: no "games_few"'],
  [
    'a key that is not in the English catalog',
    { CN: { ...CN, more: '更多' } },
    'CN: "more" is not in the English catalog',
  ],
  [
    'a plural form that the language does not have',
    { CN: { ...CN, games_one: '一' } },
    'CN: "games_one" is not in the English catalog',
  ],
  ['a text that is empty', { CN: { ...CN, bye: ' ' } }, 'CN: "bye" is empty'],
  ['a placeholder that is missing', { CN: { ...CN, hello: '你好' } }, 'CN: "hello" lacks {{name}}'],
  ['a number that is missing', { AR: { ...AR, games_few: 'ألعاب' } }, 'AR: "games_few" lacks {{count}}'],
  [
    'a tag that is missing',
    { CN: { ...CN, bye: '<b>再见' } },
    'CN: "bye" has other tags than the English text',
  ],
  [
    'a placeholder of another name',
    { CN: { ...CN, bye: '再见 {{nmae}}' } },
    'CN: "bye" has {{nmae}}, which the English text does not have',
  ],
])('%s is found', (_, part, fault) => {
  expect(catalogFaults({ EN, CN, AR, ...part })).toEqual([fault]);
});

test('English itself is checked too', () => {
  expect(catalogFaults({ EN: { games_other: '{{count}} games', empty: '' } })).toEqual([
    'EN: no "games_one"',
    'EN: "empty" is empty',
  ]);
});
