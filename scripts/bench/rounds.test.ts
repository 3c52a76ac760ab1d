import { turnsOf } from './rounds';

test('each round has every build once, and starts with another one', () => {
  const turns = turnsOf(['ours', 'plain', 'best'], 4);
  expect(turns.map(({ variant, round }) => `${round} ${variant}`)).toEqual([
    '1 ours',
    '1 plain',
    '1 best',
    '2 plain',
    '2 best',
    '2 ours',
    '3 best',
    '3 ours',
    '3 plain',
    '4 ours',
    '4 plain',
    '4 best',
  ]);
});
