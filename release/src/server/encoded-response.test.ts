import { acceptedEncodings } from './encoded-response';

const names = (header?: string) => acceptedEncodings(header).map(({ name }) => name);

test.each([
  ['gzip, deflate, br', ['br', 'gzip']],
  ['gzip;q=1, br;q=0.5', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['*', ['br', 'gzip']],
  ['br;q=0, *', ['gzip']],
  ['br;q=0, gzip;q=0.000', []],
  ['identity', []],
  [undefined, []],
])('a client that accepts %s gets %j, brotli first', (header, expected) => {
  expect(names(header)).toEqual(expected);
});
