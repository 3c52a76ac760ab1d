import { numbersIn, valuesOf } from './results';

test('the numbers of a visit have the visit in their id', () => {
  expect(numbersIn('{"home":{"paint":300,"content":2100.5},"login":{"paint":310}}')).toEqual({
    'home.paint': 300,
    'home.content': 2100.5,
    'login.paint': 310,
  });
});

test.each(['{"home":{"paint":"soon"}}', '[]', 'Error: timeout'])('%s is no answer', (answer) => {
  expect(() => numbersIn(answer)).toThrow();
});

test('rounds that failed, and other builds, give no value', () => {
  const rounds = [
    { variant: 'ours', round: 1, numbers: { 'home.paint': 300 } },
    { variant: 'best', round: 1, numbers: { 'home.paint': 200 } },
    { variant: 'ours', round: 2, failure: 'no answer within 60 s' },
    { variant: 'ours', round: 3, numbers: { 'login.paint': 400 } },
  ] as const;
  expect(valuesOf(rounds, 'ours', 'home.paint')).toEqual([300]);
});
