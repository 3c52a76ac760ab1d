import { ageOf, timeLeft } from './age';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => jest.restoreAllMocks());

test.each([
  ['now', NOW, 0],
  ['a second ago', NOW - 1_000, 1_000],
  ['a second ahead, because the clock was corrected', NOW + 1_000, 1_000],
  ['a day ahead', NOW + DAY, DAY],
  ['no time', Number.NaN, Number.NaN],
])('the age of a time that is %s', (_, at, age) => {
  expect(ageOf(at)).toBe(age);
});

test.each([
  ['past', NOW - 1, 0],
  ['now', NOW, 0],
  ['ahead', NOW + 1, 1],
  ['as far ahead as it can be', NOW + DAY, DAY],
  ['further ahead than it can be', NOW + DAY + 1, 0],
  ['no time', Number.NaN, 0],
])('the time left until one that is %s', (_, until, left) => {
  expect(timeLeft(until, DAY)).toBe(left);
});
