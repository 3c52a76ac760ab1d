import { nextFrame, type RenderedRows, rowsAt } from './visible-rows';

const SCREEN = 800;
const HEIGHT = 160;

test.each([
  ['at its top', 200, 3334, { first: 0, end: 6 }],
  ['in the middle', -160_000, 3334, { first: 998, end: 1007 }],
  ['at its end', -532_500, 3334, { first: 3326, end: 3334 }],
  ['scrolled beyond its end, after a search has shortened it', -160_000, 2, { first: 1, end: 2 }],
  ['below the screen', 5_000, 10, { first: 0, end: 1 }],
  ['without rows', 0, 0, { first: 0, end: 0 }],
])('of a grid %s, only the rows near the screen are rendered', (_, top, count, rows) => {
  expect(rowsAt(top, SCREEN, HEIGHT, count)).toEqual(rows);
});

const range = (first: number, end: number) => ({ first, end });
const rendered = (rows: [number, number], pictured = rows): RenderedRows => ({
  rows: range(...rows),
  pictured: range(...pictured),
  height: HEIGHT,
});

test.each([
  [
    'one row is added below and those above are removed',
    rendered([0, 9]),
    range(4, 13),
    rendered([4, 10], [0, 9]),
  ],
  [
    'one row is added above and those below are removed',
    rendered([10, 19]),
    range(7, 16),
    rendered([9, 16], [10, 19]),
  ],
  [
    'one row is added far away, and all others are removed',
    rendered([0, 9]),
    range(500, 509),
    rendered([500, 501], [0, 9]),
  ],
  ['extra rows are removed', rendered([0, 9]), range(1, 2), rendered([1, 2], [0, 9])],
  ['pictures are added after all rows', rendered([4, 13], [0, 9]), range(4, 13), rendered([4, 13], [4, 10])],
  [
    'pictures wait while rows are missing',
    rendered([4, 12], [4, 5]),
    range(4, 13),
    rendered([4, 13], [4, 5]),
  ],
])('from one frame to the next %s', (_, before, wanted, after) => {
  expect(nextFrame(before, wanted, HEIGHT)).toEqual(after);
});

test('the first paint, and the first after a change of width, has all rows with pictures', () => {
  expect(nextFrame(rendered([0, 6]), range(20, 29), 200)).toEqual({
    rows: range(20, 29),
    pictured: range(20, 29),
    height: 200,
  });
});

test('a grid with all rows and pictures keeps its state', () => {
  const before = rendered([4, 13]);
  expect(nextFrame(before, range(4, 13), HEIGHT)).toBe(before);
});

test('after a flick to any position, all rows and then all pictures are added one at a time', () => {
  const wanted = range(2000, 2009);
  let now = rendered([0, 9]);
  let frames = 0;
  for (let next = nextFrame(now, wanted, HEIGHT); next !== now; next = nextFrame(now, wanted, HEIGHT)) {
    expect(next.rows.end - next.rows.first).toBeLessThanOrEqual(9);
    now = next;
    frames++;
  }
  expect(now).toEqual(rendered([2000, 2009]));
  expect(frames).toBe(18);
});
