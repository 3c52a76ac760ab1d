import { today } from './today';

afterEach(() => void jest.useRealTimers());

test.each([
  [new Date(2026, 0, 5, 0, 0, 1), '2026-01-05'],
  [new Date(2026, 11, 31, 23, 59, 59), '2026-12-31'],
])('%s is %s, by the clock of the visitor', (now, day) => {
  jest.useFakeTimers({ now });
  expect(today()).toBe(day);
});
