import { spreadOf } from './statistics';

test.each([
  [[5], { first: 5, median: 5, third: 5, count: 1 }],
  [[3, 1], { first: 1.5, median: 2, third: 2.5, count: 2 }],
  [[100, 9, 10, 11, 30], { first: 10, median: 11, third: 30, count: 5 }],
  [[9, 8, 7, 6, 5, 4, 3, 2, 1], { first: 3, median: 5, third: 7, count: 9 }],
])('%j has the median and the quartiles %j', (values, spread) => {
  expect(spreadOf(values)).toEqual(spread);
});

test('no values have no median', () => {
  expect(spreadOf([])).toBeUndefined();
});
