/** @jest-environment jsdom */
import { signOut } from '@tessera/shell/session';
import { refreshSite } from '@tessera/shell/site';
import { isAutoLoginOn, passwordOf, rememberedLogin, setAutoLogin } from '../../common/remembered-login';
import { type Answer, provideGateway } from '../../testing/gateway';
import { provideRelease } from '../../testing/release';
import { provideCrypto } from '../../testing/secrets';
import { here } from '../../testing/visit';
import { logInAutomatically, mayLogIn, type Situation } from './log-in-automatically';

jest.mock('../../common/remembered-login/sealed-password', () => ({ openPassword: async () => 'secret123' }));

const LOGIN = '/wps/session/login';
const RECORD = 'tessera:remembered-login';
const member = { id: '7', token: 'token-7', userName: 'anna', customerType: 0 };
const success = (value: object = {}): Answer => ({ success: true, value: { ...member, ...value } });
const refusal = (errorCode: string): Answer => ({ success: false, errorCode, message: 'no' });

provideRelease();
provideCrypto();
const gateway = provideGateway();

async function siteWith(...flags: string[]): Promise<void> {
  const whitelabelVal = Object.fromEntries(flags.map((flag) => [flag, true]));
  gateway.on('/wps/v2/system/status', { success: true, value: { whitelabelVal } });
  await refreshSite();
}

beforeEach(async () => {
  await signOut();
  gateway.received.length = 0;
  window.history.replaceState(null, '', '/m/notice');
  localStorage.setItem(
    RECORD,
    JSON.stringify({
      type: 'username',
      username: 'anna',
      password: 'sealed',
      merchant: 'aurora',
      expires: Date.now() + 60_000,
    }),
  );
  setAutoLogin(true);
  gateway.on(LOGIN, success());
  await siteWith('MOBILEAUTOLOGIN3', 'PWDEXPFORCECHANGE3');
});

test('the remembered member is signed in, and home replaces the route [R4.8a] [R4.8b]', async () => {
  expect(await logInAutomatically()).toBe('/m/home');
  expect(gateway.calls(LOGIN)).toHaveLength(1);
  expect(gateway.calls(LOGIN)[0]?.body).toMatchObject({
    type: 'username',
    username: 'anna',
    password: 'secret123',
  });
  expect(JSON.parse(sessionStorage.getItem('tessera:session') ?? '{}')).toMatchObject({ token: 'token-7' });
});

test.each([
  ['a first login', { firstTimeLogin: true }, '/m/changePsw?forced=1'],
  ['an expired password under forced change', { passwordExpired: true }, '/m/changePsw?forced=1'],
])('after %s the change of password is opened [R4.8b]', async (_case, value, path) => {
  gateway.on(LOGIN, success(value));
  expect(await logInAutomatically()).toBe(path);
});

test('no call is sent if the merchant has not switched it on [R4.8a]', async () => {
  await siteWith();
  expect(await logInAutomatically()).toBeUndefined();
  expect(gateway.calls(LOGIN)).toEqual([]);
});

test('no call is sent if the query names a target [R4.8a]', async () => {
  window.history.replaceState(null, '', '/m/login?backUrl=/m/wallet');
  expect(await logInAutomatically()).toBeUndefined();
  expect(gateway.calls(LOGIN)).toEqual([]);
  expect(here()).toBe('/m/login?backUrl=/m/wallet');
});

test("no call is sent with another merchant's record [R4.8a]", async () => {
  localStorage.setItem(RECORD, JSON.stringify({ ...rememberedLogin(), merchant: 'jade' }));
  expect(await logInAutomatically()).toBeUndefined();
  expect(gateway.calls(LOGIN)).toEqual([]);
});

test.each(['login.cred.err', 'not.exists.user'])(
  '%s removes the remembered credentials [R8.12]',
  async (code) => {
    gateway.on(LOGIN, refusal(code));
    expect(await logInAutomatically()).toBeUndefined();
    expect(rememberedLogin()).toBeUndefined();
    expect(isAutoLoginOn()).toBe(false);
  },
);

test('token_ip_different sets autoLogin to 0 and keeps the credentials [R8.11]', async () => {
  gateway.on(LOGIN, refusal('token_ip_different'));
  expect(await logInAutomatically()).toBeUndefined();
  expect(localStorage.getItem('autoLogin')).toBe('0');
  expect(rememberedLogin()?.username).toBe('anna');
});

test('an unreachable gateway changes nothing', async () => {
  gateway.on(LOGIN, 'unreachable');
  expect(await logInAutomatically()).toBeUndefined();
  expect(isAutoLoginOn()).toBe(true);
  const record = rememberedLogin();
  expect(record && (await passwordOf(record))).toBe('secret123');
});

describe('whether a visit may sign in', () => {
  const remembered = {
    type: 'username',
    username: 'anna',
    password: 'sealed',
    merchant: 'aurora',
    expires: 0,
  } as const;
  const allowed: Situation = {
    remembered,
    isAutoLoginOn: true,
    hasSession: false,
    query: new URLSearchParams(),
  };

  test('yes, with a remembered login [R4.8a]', () => {
    expect(mayLogIn(allowed)).toBe(true);
  });

  test.each<[string, Partial<Situation>]>([
    ['no login is remembered at this merchant', { remembered: undefined }],
    ['the remembered login was by sms', { remembered: { ...remembered, type: 'sms' } }],
    ['automatic login was turned off', { isAutoLoginOn: false }],
    ['there is a session', { hasSession: true }],
    ['the query has a token', { query: new URLSearchParams('token=t') }],
    ['the query has a redirectUrl', { query: new URLSearchParams('redirectUrl=/m/wallet') }],
    ['the query has a backUrl', { query: new URLSearchParams('backUrl=/m/wallet') }],
  ])('no, if %s [R4.8a]', (_case, change) => {
    expect(mayLogIn({ ...allowed, ...change })).toBe(false);
  });
});
