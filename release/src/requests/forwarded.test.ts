import type { IncomingHttpHeaders } from 'node:http';
import { forwardedAddresses, readForwarded } from './forwarded';

test.each([
  ['203.0.113.9', ['203.0.113.9']],
  ['203.0.113.9:51008', ['203.0.113.9']],
  ['[2001:DB8::1]:443', ['2001:db8::1']],
  ['2001:db8::1', ['2001:db8::1']],
  [' 203.0.113.9 ,10.0.0.1:80,', ['203.0.113.9', '10.0.0.1']],
  ['6.6.6.6, unknown, 203.0.113.9', ['203.0.113.9']],
  ['203.0.113.9, unknown', []],
  ['_hidden', []],
  ['"203.0.113.9"', []],
  ['fe80::1%eth0', []],
  ['203.0.113.9:99999', []],
  ['203.0.113.9:', []],
  ['999.1.1.1', []],
  ['127.1', []],
  ['localhost', []],
  ['', []],
])('X-Forwarded-For: %s names %j', (value, addresses) => {
  expect(forwardedAddresses(value)).toEqual(addresses);
});

test.each<[IncomingHttpHeaders, IncomingHttpHeaders]>([
  [
    { 'x-forwarded-for': '203.0.113.9:1', 'x-forwarded-proto': 'HTTPS' },
    { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' },
  ],
  [{ 'x-forwarded-for': 'unknown', 'x-forwarded-proto': 'https, http' }, { 'x-forwarded-proto': 'http' }],
  [{ 'x-forwarded-proto': ' wss ' }, {}],
  [{ host: 'aurora.example' }, { host: 'aurora.example' }],
])('of %j a server reads %j', (sent, read) => {
  const headers = { ...sent };
  readForwarded(headers);
  expect(headers).toEqual(read);
});
