import * as v from 'valibot';
import { login, loginRequest, loginValue } from './login';
import { loginType } from './login-type';
import { verificationNeeded } from './login-verification';
import { registerValue } from './register';

const value = { id: 7, token: 't', userName: 'lucky', customerType: '4' };

test('a login answer is read with its defaults', () => {
  expect(v.parse(loginValue, value)).toEqual({
    id: '7',
    token: 't',
    userName: 'lucky',
    customerType: 4,
    firstTimeLogin: false,
    passwordExpired: false,
  });
});

test.each([{ token: '' }, { token: undefined }, { token: null }, { token: {} }])('%j is no login', (part) => {
  expect(v.is(loginValue, { ...value, ...part })).toBe(false);
});

test.each([
  [{ id: 7 }, '7'],
  [{ customerId: 'c-7' }, 'c-7'],
  [{ id: '7', customerId: '8' }, '7'],
])('a registration that says %j has the id %s', (part, id) => {
  expect(v.parse(registerValue, { token: 't', userName: 'lucky', ...part })).toEqual({
    id,
    token: 't',
    userName: 'lucky',
  });
});

test('a login or a registration needs its token and nothing else', () => {
  const nothing = { id: null, userName: null, customerType: null, firstTimeLogin: null, spanId: null };
  expect(v.parse(loginValue, { token: 7, ...nothing })).toEqual({
    id: '',
    token: '7',
    userName: '',
    customerType: 0,
    firstTimeLogin: false,
    passwordExpired: false,
  });
  expect(v.parse(registerValue, { token: 't' })).toEqual({ id: '', token: 't', userName: '' });
  expect(v.is(registerValue, { id: 7, userName: 'lucky' })).toBe(false);
});

test('a member type that is not known is kept', () => {
  expect(v.parse(loginValue, { ...value, customerType: '77' }).customerType).toBe(77);
});

test("the login's own call sends the login request and gives token, firstTimeLogin and passwordExpired [R7.11, R7.2]", () => {
  expect(login).toMatchObject({ method: 'POST', path: '/wps/session/login', encrypted: true });
  expect(login.request).toBe(loginRequest);
  const answer = v.parse(login.answer, { ...value, firstTimeLogin: 1, passwordExpired: 'true' });
  expect(answer).toMatchObject({ token: 't', firstTimeLogin: true, passwordExpired: true });
});

test('a login request has the fields of the platform, and no others [R3.4]', () => {
  expect(Object.keys(loginRequest.entries).sort()).toEqual(
    [
      'username',
      'password',
      'type',
      'isSms',
      'firebaseChannel',
      'firebaseIdToken',
      'geetestChallenge',
      'geetestSeccode',
      // The plain v3 result, which the specification does not list.
      'geetestValidate',
      'geetestValidateV4',
      'lineSessionToken',
      'telegramAuth',
      'captcha',
      'loginDeviceId',
      'isOfficialAppLogin',
      'device',
    ].sort(),
  );
  expect(loginType.options).toEqual(['username', 'sms', 'firebase', 'line', 'telegram']);
  expect(loginRequest.entries.device.wrapped.options).toEqual(['IPAD', 'PWA', 'WEBCLIP']);
});

test('a refused login says in its value which verifications it wants [R3.8]', () => {
  expect(v.parse(verificationNeeded, { email: true, ga: 'Y', sms: 0 })).toEqual(['email', 'ga']);
  expect(v.parse(verificationNeeded, {})).toEqual([]);
});
