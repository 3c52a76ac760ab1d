/** @jest-environment jsdom */
import { deviceId } from './device-id';

const KEY = 'tessera:device-id';
const FIRST = '01234567-89ab-cdef-0123-456789abcdef';
const OTHER = 'fedcba98-7654-3210-fedc-ba9876543210';
const cookie = () =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith('deviceId='))
    ?.slice(9);
const setCookie = (value: string) => {
  document.cookie = `deviceId=${value}; path=/`;
};

const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  warned.mockClear();
  localStorage.clear();
  document.cookie = 'deviceId=; path=/; max-age=0';
});

test('a new browser gets an id of 36 characters, in local storage and in a cookie [R9.1]', () => {
  const id = deviceId();
  expect(id).toHaveLength(36);
  expect(localStorage.getItem(KEY)).toBe(id);
  expect(cookie()).toBe(id);
  expect(deviceId()).toBe(id);
});

test('the cookie lives for 365 days [R9.1]', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  deviceId();
  expect(written).toHaveBeenCalledWith(expect.stringContaining(`max-age=${365 * 86_400};`));
  written.mockRestore();
});

test('no two browsers get the same', () => {
  const ids = Array.from({ length: 200 }, () => {
    localStorage.clear();
    document.cookie = 'deviceId=; path=/; max-age=0';
    return deviceId();
  });
  expect(new Set(ids).size).toBe(200);
});

test.each([
  ['both say the same', FIRST, FIRST, FIRST],
  ['the cookie is lost', FIRST, '', FIRST],
  ['the storage is lost', '', OTHER, OTHER],
  ['the stored one is too short', 'short', OTHER, OTHER],
  ['the cookie is too long', FIRST, `${OTHER}0`, FIRST],
  ['they differ', FIRST, OTHER, FIRST],
])('when %s, the other place is healed [R5.5]', (_, stored, inCookie, expected) => {
  if (stored) localStorage.setItem(KEY, stored);
  if (inCookie) setCookie(inCookie);
  expect(deviceId()).toBe(expected);
  expect(localStorage.getItem(KEY)).toBe(expected);
  expect(cookie()).toBe(expected);
});

test.each(['short', `${FIRST}0`, '<script>alert(1)</script>___________'])(
  '%s is no id, and a new one is made [R5.5]',
  (bad) => {
    localStorage.setItem(KEY, bad);
    const id = deviceId();
    expect(id).not.toBe(bad);
    expect(id).toMatch(/^[\w-]{36}$/);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining(KEY));
  },
);
