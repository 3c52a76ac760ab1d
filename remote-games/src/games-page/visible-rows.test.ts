import { rowsAt } from './visible-rows';

const SCREEN = 800;
const HEIGHT = 160;

test.each([
  ['at its top', 200, 3334, { first: 0, end: 7 }],
  ['in the middle', -160_000, 3334, { first: 997, end: 1008 }],
  ['at its end', -532_500, 3334, { first: 3325, end: 3334 }],
  ['beyond its end, after a search has shortened it', -160_000, 2, { first: 1, end: 2 }],
  ['below the screen', 5_000, 10, { first: 0, end: 1 }],
  ['without rows', 0, 0, { first: 0, end: 0 }],
])('of a grid %s only the rows near the screen are there', (_, top, count, rows) => {
  expect(rowsAt(top, SCREEN, HEIGHT, count)).toEqual({ ...rows, height: HEIGHT });
});
