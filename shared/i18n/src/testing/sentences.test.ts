import { sentencesOf } from './sentences';

const sentence = sentencesOf({
  hello: 'Hello {{name}}',
  games_one: '{{count}} game',
  games_other: '{{count}} games',
});

test('placeholders are filled', () => {
  expect(sentence('hello', { name: 'Lena' })).toBe('Hello Lena');
});

test('the count chooses the plural form', () => {
  expect([0, 1, 2].map((count) => sentence('games', { count }))).toEqual(['0 games', '1 game', '2 games']);
});

test('a key without a sentence is an error', () => {
  expect(() => sentence('bye')).toThrow('No English text for bye');
});
