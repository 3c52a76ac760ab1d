import { posix } from 'node:path';
import { fc, property } from '@tessera/build/testing';
import { malformedHost, malformedPath } from './refused';

const isMalformed = (path: string): boolean => new RegExp(malformedPath, 'i').test(path);

const isUtf8 = (encoded: string): boolean => {
  try {
    return decodeURIComponent(encoded) !== '';
  } catch {
    return false;
  }
};

const character = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((one) => one > '\x7f');
const byte = fc.integer({ min: 0x80, max: 0xff }).map((value) => `%${value.toString(16)}`);
/** Encoded characters with bytes between them that fit or do not. */
const encodedBytes = fc
  .array(fc.oneof(character.map(encodeURIComponent), byte), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(''));

property('encoded bytes are malformed where they are no UTF-8', encodedBytes, (bytes) => {
  expect([bytes, isMalformed(`/m/${bytes}`)]).toEqual([bytes, !isUtf8(bytes)]);
});

const hostile = [
  '.',
  '..',
  '%2e',
  '%2E',
  '/',
  '//',
  '%2f',
  '\\',
  '%5C',
  ';',
  'a',
  '%25',
  '%00',
  '%',
  '%61',
  '?',
];
const walk = fc
  .array(fc.constantFrom(...hostile), { maxLength: 12 })
  .map((parts) => `/wps/${parts.join('')}`);

property('a path that leads out of the gateway’s paths for any server is malformed', walk, (path) => {
  const [bare = ''] = path.split('?');
  if (isMalformed(bare)) return;
  // A server may decode it before or after it resolves it, and read a backslash as a slash.
  for (const read of [bare, decodeURIComponent(bare)]) {
    expect(posix.normalize(read.replaceAll('\\', '/').replaceAll(/;[^/]*/g, ''))).toMatch(/^\/wps(\/|$)/);
    expect(new URL(`http://gateway.example${read}`).pathname).toMatch(/^\/wps(\/|$)/);
  }
});

test.each([
  '/',
  '/m/home',
  '/m//home',
  '/m/a%2fb',
  '/m/home;x',
  '/m/.well-known/x',
  '/m/x.html',
  '/m/a..b',
  '/m/%C3%A9%e4%bd%a0%F0%9F%8E%B0',
  "/m/|[^]!$&'()*+,=:@~_-",
  '/wps/%252e%252e/x',
  '/__/auth/handler',
])('%s is well-formed', (path) => {
  expect(isMalformed(path)).toBe(false);
});

test.each<[string, boolean]>([
  ['aurora.example', false],
  ['AURORA.example.:8080', false],
  ['a_b', false],
  ['[2001:db8::1]', false],
  ['[2001:db8::1]:443', false],
  ['', true],
  ['aurora.example:', true],
  ['aurora.example:abc', true],
  ['aurora.example:123456', true],
  ['aurora.example..', true],
  ['aurora.example/x', true],
  ['one.example, other.example', true],
  ['2001:db8::1', true],
  ['[::1]x', true],
])('whether %j is no host: %s', (host, expected) => {
  expect(new RegExp(malformedHost, 'i').test(host)).toBe(expected);
});
