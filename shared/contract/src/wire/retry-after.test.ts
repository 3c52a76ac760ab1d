import { retryAfter } from './retry-after';

test.each([
  ['seconds', '120', 120_000],
  ['a date', 'Thu, 01 Jan 1970 00:05:00 GMT', 300_000],
  ['more seconds than a number holds', '9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ['a date that has passed', 'Wed, 31 Dec 1969 23:59:00 GMT', 0],
  ['a negative number', '-5', 0],
  ['a word', 'soon', 0],
  ['no header', null, 0],
  ['no text', 120, 0],
])('%s', (_, header, expected) => {
  jest.useFakeTimers({ now: 0 });
  expect(retryAfter(header)).toBe(expected);
  jest.useRealTimers();
});
