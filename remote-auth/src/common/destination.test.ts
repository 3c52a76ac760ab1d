/** @jest-environment jsdom */
import { hasFlag } from '@tessera/shell/site';
import { destinationAfterLogin, mustChangePassword } from './destination';

jest.mock('@tessera/shell/site', () => ({ hasFlag: jest.fn() }));

const GO = 'tessera:go';
const forced = (on: boolean) =>
  jest.mocked(hasFlag).mockImplementation((flag) => on && flag === 'PWDEXPFORCECHANGE3');
const fresh = { updatePassword: false };
const after = (search: string, value = fresh) => destinationAfterLogin(value, new URLSearchParams(search));

beforeEach(() => {
  sessionStorage.clear();
  forced(false);
});

test('without any target it is home [R4.5c]', () => {
  expect(after('')).toBe('/m/home');
});

test.each([
  ['expired under forced change', true, true, 'username', true],
  ['expired, change not forced', true, false, 'username', false],
  ['not expired', false, true, 'username', false],
  ['expired, but signed in by sms', true, true, 'sms', false],
  ['expired, but signed in by firebase', true, true, 'firebase', false],
] as const)(
  'the password must be changed first: %s [R4.5b]',
  (_case, passwordExpired, force, type, expected) => {
    forced(force);
    expect(mustChangePassword({ passwordExpired }, type)).toBe(expected);
  },
);

test('a forced change of password comes before every other target [R4.5b]', () => {
  expect(after('?redirectUrl=/m/wallet', { updatePassword: true })).toBe('/m/changePsw?forced=1');
});

test('the saved go parameter comes first and is used once, then redirectUrl, then backUrl [R4.5c]', () => {
  sessionStorage.setItem(GO, '/m/activity?id=7');
  const search = '?redirectUrl=/m/wallet&backUrl=/m/notice';
  expect(after(search)).toBe('/m/activity?id=7');
  expect(after(search)).toBe('/m/wallet');
  expect(after('?backUrl=/m/notice')).toBe('/m/notice');
  expect(after('?go=/m/game&redirectUrl=/m/wallet')).toBe('/m/game');
});

test('a target of our own may be a full address [R4.5c]', () => {
  expect(after('?backUrl=http://localhost/m/wallet?tab=2')).toBe('/m/wallet?tab=2');
});

test.each([
  ...['/m/login', '/m/login?backUrl=/m/login', '/m/register', '/m/register.html#top'],
  'http://localhost/m/login',
])('a page for guests is not a destination: %s', (target) =>
  expect(after(`?backUrl=${encodeURIComponent(target)}`)).toBe('/m/home'),
);

describe.each(['redirectUrl', 'backUrl', 'go'])('a hostile %s is ignored', (name) => {
  test.each([
    'https://evil.example/m/home',
    '//evil.example/m/home',
    '///evil.example',
    '/\\evil.example/m/',
    '\\\\evil.example',
    '/m/..//evil.example',
    '/m/%2e%2e//evil.example',
    '/m/%2f%2fevil.example',
    '/m/%5cevil.example',
    '%2F%2Fevil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'm/home',
    '/wps/session/logout',
    '/mobile/home',
    '',
  ])('%j [R4.5c] [R4.16b]', (target) => {
    expect(after(`?${name}=${encodeURIComponent(target)}`)).toBe('/m/home');
    sessionStorage.setItem(GO, target);
    expect(after('')).toBe('/m/home');
  });
});
