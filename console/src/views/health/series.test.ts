import type { PieceHealth } from '../../api';
import { failureShares, totalsOf } from './series';

const piece = (series: PieceHealth['series'], outcomes = {}): PieceHealth => ({
  remote: 'games',
  version: '2.1.0',
  outcomes,
  vitals: [],
  series,
});

test('a fallback is no failure that members saw', () => {
  expect(totalsOf(piece([], { loaded: 90, timeout: 4, crash: 1, fallback: 5 }))).toEqual({
    loads: 100,
    failed: 5,
    fallback: 5,
  });
});

test('the series of two versions share their times, with a gap where one has no loads', () => {
  const one = piece([{ at: 60_000, loads: 10, failed: 1 }]);
  const other = piece([
    { at: 0, loads: 4, failed: 2 },
    { at: 60_000, loads: 5, failed: 0 },
  ]);
  expect(failureShares([one, other, undefined])).toEqual({
    times: [0, 60_000],
    shares: [
      [null, 0.1],
      [0.5, 0],
      [null, null],
    ],
  });
});
