import { pieces } from '../workspace';
import { ArgumentError } from './arguments';
import { devArguments } from './dev-arguments';

test('pieces are developed in a product of their own', () => {
  expect(devArguments(['--only', 'games,shell'])).toEqual({ hot: ['shell', 'remote-games'] });
});

test('remotes are developed in the page that --for names, by its origin; all of them when none is named', () => {
  expect(devArguments(['--only', 'games', '--for', 'https://m.aurora.example/m/home'])).toEqual({
    hot: ['remote-games'],
    page: 'https://m.aurora.example',
  });
  expect(devArguments(['--for', 'http://aurora.localhost:8080']).hot).toEqual(
    pieces.filter((piece) => piece !== 'shell'),
  );
});

test.each([
  [['--for', 'aurora'], 'takes the address of a page'],
  [['--for', 'file:///m/home'], 'takes the address of a page'],
  [['--for', 'https://m.aurora.example', '--only', 'shell'], 'stays as it is'],
  [['--for'], 'for'],
])('%j is refused', (args, sentence) => {
  expect(() => devArguments(args)).toThrow(ArgumentError);
  expect(() => devArguments(args)).toThrow(sentence);
});
