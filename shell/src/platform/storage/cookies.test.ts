/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://aurora.example/m/home"}
 */
import { deviceId } from '../environment';
import { writeCookie } from './cookies';

const written = jest.spyOn(document, 'cookie', 'set');
afterEach(() => written.mockClear());

test('over https the cookie with the id of the device is sent over https only', () => {
  deviceId();
  expect(written).toHaveBeenCalledWith(expect.stringMatching(/^deviceId=.{36}; path=\/; .*; secure$/));
});

test('a cookie has further attributes after its own', () => {
  writeCookie('a', 'b', 1, '; domain=.aurora.example');
  expect(written).toHaveBeenCalledWith(
    'a=b; path=/; max-age=86400; samesite=lax; secure; domain=.aurora.example',
  );
});
