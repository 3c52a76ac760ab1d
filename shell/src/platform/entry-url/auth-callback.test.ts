/** @jest-environment jsdom */

/** Opens a page at an address, which knows nothing of an earlier one. */
async function visit(address: string) {
  jest.resetModules();
  history.replaceState(null, '', address);
  const { authCallbackKind, keepAuthCallback, pendingAuthCallback } = await import('./auth-callback');
  const kind = authCallbackKind(location);
  keepAuthCallback();
  return {
    kind,
    pending: pendingAuthCallback(),
    cleaned: location.pathname + location.search + location.hash,
  };
}

beforeEach(() => sessionStorage.clear());

test.each([
  ['/m/login?code=c1&state=s1&kw=x', '/m/login?kw=x', 'line'],
  ['/m/login?error=ACCESS_DENIED&error_description=no&state=s1', '/m/login', 'line'],
  ['/m/home#tgAuthResult=eyJ9', '/m/home', 'telegram'],
  ['/m/login?tgState=s1&kw=x#tgAuthResult=eyJ9', '/m/login?kw=x', 'telegram'],
  ['/m/login?tgState=s1&code=c&state=s#tgAuthResult=eyJ9', '/m/login?code=c&state=s', 'telegram'],
  ['/m/home#tgWebAppData=user%3D1', '/m/home#tgWebAppData=user%3D1', 'telegram'],
  ['/m/home?sessionId=abc&env=prod', '/m/home?env=prod', 'maya'],
])('%s is kept as it came and cleaned to %s', async (address, cleaned, kind) => {
  const { search, hash } = new URL(address, location.origin);
  expect(await visit(address)).toEqual({ kind, pending: kind, cleaned });
  expect(JSON.parse(sessionStorage.getItem('tessera:landing') ?? '')).toEqual({ search, hash });
});

test.each([
  '/m/home',
  '/m/home?code=voucher',
  '/m/home?state=open',
  '/m/home#top',
  // Payment pages and campaigns use the same names.
  '/m/home?code=00&state=SUCCESS',
  '/m/voucherCenter?error=timeout&state=failed',
  '/m/voucherCenter?sessionId=cs_live_1',
  '/m/login?sessionId=cs_live_1',
  // LIFF reads the answer to its own sign-in.
  '/m/login?code=c1&state=s1&liffClientId=2000000001',
])('%s is an ordinary visit', async (address) => {
  expect(await visit(address)).toEqual({ kind: undefined, pending: undefined, cleaned: address });
  expect(sessionStorage.getItem('tessera:landing')).toBeNull();
});
