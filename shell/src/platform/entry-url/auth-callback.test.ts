/** @jest-environment jsdom */
import { authCallbackKind, keepAuthCallback, pendingAuthCallback } from './auth-callback';

const visit = (address: string) => {
  history.replaceState(null, '', address);
  keepAuthCallback();
  return location.pathname + location.search + location.hash;
};

beforeEach(() => sessionStorage.clear());

test.each([
  ['/m/login?code=c1&state=s1&kw=x', '/m/login?kw=x', 'line'],
  ['/m/login?error=ACCESS_DENIED&error_description=no&state=s1', '/m/login', 'line'],
  ['/m/home#tgAuthResult=eyJ9', '/m/home', 'telegram'],
  ['/m/login?tgState=s1&kw=x#tgAuthResult=eyJ9', '/m/login?kw=x', 'telegram'],
  ['/m/home#tgWebAppData=user%3D1', '/m/home#tgWebAppData=user%3D1', 'telegram'],
  ['/m/home?sessionId=abc&env=prod', '/m/home?env=prod', 'maya'],
])('%s is kept as it came and cleaned to %s', (address, cleaned, kind) => {
  const { search, hash } = new URL(address, location.origin);
  expect(visit(address)).toBe(cleaned);
  expect(pendingAuthCallback()).toBe(kind);
  expect(JSON.parse(sessionStorage.getItem('tessera:landing') ?? '')).toEqual({ search, hash });
});

test.each(['/m/home', '/m/home?code=voucher', '/m/home?state=open', '/m/home#top'])(
  '%s is an ordinary visit',
  (address) => {
    expect(visit(address)).toBe(address);
    expect(pendingAuthCallback()).toBeUndefined();
    expect(authCallbackKind(new URL(address, location.origin))).toBeUndefined();
  },
);
