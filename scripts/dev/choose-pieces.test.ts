import { pieces } from '../workspace';
import { ArgumentError } from './arguments';
import { choosePieces } from './choose-pieces';

test('without names, all pieces are developed', () => {
  expect(choosePieces([])).toEqual(pieces);
});

test('only the named pieces are, in one list or in several, by their short names or their folders', () => {
  expect(choosePieces(['--only', 'games'])).toEqual(['remote-games']);
  expect(choosePieces(['--only', 'growth, shell'])).toEqual(['shell', 'remote-growth']);
  expect(choosePieces(['--only=auth', '--only', 'remote-games'])).toEqual(['remote-auth', 'remote-games']);
});

test('an unknown piece is refused, with the names of all pieces', () => {
  const refused = () => choosePieces(['--only', 'games,chess']);
  expect(refused).toThrow(ArgumentError);
  expect(refused).toThrow('There is no piece "chess". The pieces are: shell, auth, games, ');
});

test.each([['--only'], ['--only='], ['--once'], ['games']])('%s alone is refused', (arg) => {
  expect(() => choosePieces([arg])).toThrow(ArgumentError);
});
