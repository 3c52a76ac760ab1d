import { localDate } from './local-date';

afterEach(() => void jest.useRealTimers());

test.each([
  [new Date(2026, 0, 5, 0, 0, 1), '2026-01-05'],
  [new Date(2026, 11, 31, 23, 59, 59), '2026-12-31'],
])('%s is %s in the visitor’s time zone', (now, day) => {
  jest.useFakeTimers({ now });
  expect(localDate()).toBe(day);
});
