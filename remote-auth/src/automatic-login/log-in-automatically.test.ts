/** @jest-environment jsdom */
import { signOut } from '@tessera/shell/session';
import { refreshSite } from '@tessera/shell/site';
import { isAutoLoginOn, passwordOf, rememberedLogin, setAutoLogin } from '../remembered-login';
import { type Answer, provideGateway } from '../testing/gateway';
import { provideRelease } from '../testing/release';
import { provideCrypto } from '../testing/secrets';
import { here } from '../testing/visit';
import { logInAutomatically } from './log-in-automatically';

jest.mock('../remembered-login/sealed-password', () => ({ openPassword: async () => 'secret123' }));

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

test('signs the remembered member in and replaces the route with home [R4.8a] [R4.8b]', async () => {
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
  ['a first login', { firstTimeLogin: true }, '/m/changePsw'],
  ['an expired password under forced change', { passwordExpired: true }, '/m/changePsw'],
])('leads to the change of password after %s [R4.8b]', async (_case, value, path) => {
  gateway.on(LOGIN, success(value));
  expect(await logInAutomatically()).toBe(path);
});

test('asks nothing when the merchant has not switched it on [R4.8a]', async () => {
  await siteWith();
  expect(await logInAutomatically()).toBeUndefined();
  expect(gateway.calls(LOGIN)).toEqual([]);
});

test('asks nothing when the query names a target [R4.8a]', async () => {
  window.history.replaceState(null, '', '/m/login?backUrl=/m/wallet');
  expect(await logInAutomatically()).toBeUndefined();
  expect(gateway.calls(LOGIN)).toEqual([]);
  expect(here()).toBe('/m/login?backUrl=/m/wallet');
});

test("asks nothing with another merchant's record [R4.8a]", async () => {
  localStorage.setItem(RECORD, JSON.stringify({ ...rememberedLogin(), merchant: 'jade' }));
  expect(await logInAutomatically()).toBeUndefined();
  expect(gateway.calls(LOGIN)).toEqual([]);
});

test.each(['login.cred.err', 'not.exists.user'])(
  '%s clears the remembered credentials [R8.12]',
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

test('a gateway out of reach changes nothing', async () => {
  gateway.on(LOGIN, 'unreachable');
  expect(await logInAutomatically()).toBeUndefined();
  expect(isAutoLoginOn()).toBe(true);
  const record = rememberedLogin();
  expect(record && (await passwordOf(record))).toBe('secret123');
});
