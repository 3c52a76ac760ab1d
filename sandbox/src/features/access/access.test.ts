import { signToken } from '../../common/signed-token';
import { GUARDED } from '../../members/demo-accounts';
import { accessOf } from '../../testing/access';
import { clientOf, tokenIn } from '../../testing/client';
import { sandboxForTests } from '../../testing/sandbox';
import { newPerson } from '../../third-parties/social/people';

const sandbox = sandboxForTests();
const at = (merchant: string) => clientOf(sandbox().url, { merchant, language: 'EN' });
const access = () => accessOf(sandbox().url);
const device = { loginDeviceId: 'd'.repeat(36), isOfficialAppLogin: false };
const registration = { registerMethod: 'H5', registerUrl: 'x', domain: 'x', login: true, ...device };
const LOGIN = '/wps/session/login';
const SMS = '/wps/verification/sms/noLogin';

test('samba requires a v4 captcha, which is valid once and cannot be forged [R3.39]', async () => {
  const credentials = { type: 'username', username: 'demo-member', password: 'Tessera-2026', ...device };
  const login = (geetestValidateV4?: string) =>
    at('samba').postEncrypted(LOGIN, { ...credentials, geetestValidateV4 });
  const solved = await access().solvedV4();
  expect(await login()).toMatchObject({ errorCode: 'captcha_failed' });
  expect(await login(solved.replace(/"pass_token":"./, '"pass_token":"x'))).toMatchObject({ success: false });
  const again = await access().solvedV4();
  expect(await login(again)).toMatchObject({ success: true });
  expect(await login(again)).toMatchObject({ errorCode: 'captcha_failed' });
});

test('a v3 captcha is registered, solved and checked once at noor [R7.19a, R7.19b]', async () => {
  const { value } = await at('noor').get('/wps/captcha/geetest?t=1');
  const { challenge } = value as { challenge: string };
  expect(value).toEqual({ gt: expect.any(String), challenge, newCaptcha: true, success: true });
  const solved = await access().solvedV3(challenge);
  const register = (username: string) =>
    at('noor').postEncrypted('/wps/member/register', {
      username,
      password: 'long-enough',
      ...registration,
      ...solved,
    });
  expect(await register('captcha1')).toMatchObject({ success: true });
  expect(await register('captcha2')).toMatchObject({ errorCode: 'captcha_failed' });
});

test('the characters of a picture are checked once, right or wrong [R5.4]', async () => {
  const picture = () => at('jade').get(`/wps/captcha?t=1&loginDeviceId=${device.loginDeviceId}`);
  const register = (identifying: string) =>
    at('jade').postEncrypted('/wps/member/register', {
      username: 'picture1',
      password: 'long-enough',
      identifying,
      ...registration,
    });
  await picture();
  const right = await access().picture('jade', device.loginDeviceId);
  expect(await register('wrong')).toMatchObject({ errorCode: 'identifying_wrong' });
  expect(await register(right)).toMatchObject({ errorCode: 'identifying_wrong' });
  await picture();
  const fresh = await access().picture('jade', device.loginDeviceId);
  expect(await register(fresh.toLowerCase())).toMatchObject({ success: true });
});

test('a mobile number signs in with a password or a one-time code [R7.20, R4.17a]', async () => {
  const mobile = '+8613800138000';
  const byPassword = { type: 'username', username: mobile, password: 'Tessera-2026', ...device };
  expect(await at('jade').postEncrypted(LOGIN, byPassword)).toMatchObject({
    value: { userName: 'demo-member' },
  });
  await at('jade').post(SMS, JSON.stringify({ countryDialingCode: '86', mobileNum: '13800138000' }));
  const password = await access().codeFor(mobile);
  const byCode = { type: 'sms', isSms: true, username: mobile, password, ...device };
  expect(await at('jade').postEncrypted(LOGIN, byCode)).toMatchObject({ value: { userName: 'demo-member' } });
  expect(await at('jade').postEncrypted(LOGIN, byCode)).toMatchObject({ errorCode: 'code_expired' });
});

test('a mobile number without an account is refused after its code', async () => {
  await at('jade').post(SMS, JSON.stringify({ countryDialingCode: '86', mobileNum: '13900139000' }));
  const password = await access().codeFor('+8613900139000');
  const byCode = { type: 'sms', isSms: true, username: '+8613900139000', password, ...device };
  expect(await at('jade').postEncrypted(LOGIN, byCode)).toMatchObject({ errorCode: 'not.exists.user' });
});

test.each(['email', 'sms', 'ga'] as const)(
  'a guarded member signs in after the %s code, on that device only [R3.8, R7.3]',
  async (type) => {
    const loginDeviceId = type.padEnd(36, 'x');
    const login = (id: string) =>
      at('noor').postEncrypted(LOGIN, {
        type: 'username',
        username: GUARDED,
        password: 'Tessera-2026',
        isOfficialAppLogin: false,
        loginDeviceId: id,
      });
    expect(await login(loginDeviceId)).toMatchObject({
      success: false,
      errorCode: 'login_verify_required',
      value: { email: true, ga: true, sms: true },
    });
    const request = { username: GUARDED, type, loginDeviceId };
    await at('noor').post('/wps/verification/login', JSON.stringify(request));
    const code =
      type === 'ga'
        ? await access().authenticator('noor', GUARDED)
        : await access().codeFor(`${type}:${GUARDED}`);
    const verify = (typed: string) =>
      at('noor').postEncrypted('/wps/session/login/verification', { ...request, code: typed });
    expect(await verify('abcdef')).toMatchObject({ errorCode: 'code_wrong' });
    expect(await verify(code)).toMatchObject({ success: true });
    expect(await login(loginDeviceId)).toMatchObject({ success: true });
    expect(await login('y'.repeat(36))).toMatchObject({ errorCode: 'login_verify_required' });
  },
);

test('a guarded member who signs in by LINE is verified too, by the proof in the place of a name [R3.8, R7.5]', async () => {
  const lineSessionToken = signToken('line-session', newPerson());
  const own = (id: string) => ({ lineSessionToken, loginDeviceId: id.padEnd(36, 'z') });
  const byName = { type: 'username', username: GUARDED, password: 'Tessera-2026', isOfficialAppLogin: false };
  const verify = async (who: object) => {
    const code = await access().authenticator('noor', GUARDED);
    return at('noor').postEncrypted('/wps/session/login/verification', { ...who, type: 'ga', code });
  };
  // Binds the person to the member on one device, so that another one is new.
  const { loginDeviceId } = own('first');
  await verify({ username: GUARDED, loginDeviceId });
  expect(await at('noor').postEncrypted(LOGIN, { ...byName, ...own('first') })).toMatchObject({
    success: true,
  });
  const byLine = () => at('noor').post('/wps/session/login/line', JSON.stringify(own('second')));
  expect(await byLine()).toMatchObject({ errorCode: 'login_verify_required', value: { ga: true } });
  expect(await verify(own('second'))).toMatchObject({ success: true });
  expect(await byLine()).toMatchObject({ success: true, value: { userName: GUARDED } });
});

test('a password changes if the old one is right, and is not expired afterwards', async () => {
  await access().addMember({
    merchant: 'aurora',
    userName: 'expired1',
    password: 'Old-password1',
    passwordExpired: true,
  });
  const first = await at('aurora').login('expired1', 'Old-password1');
  expect(first).toMatchObject({ value: { passwordExpired: true } });
  const change = (oldPassword: string, newPassword: string) =>
    at('aurora').postEncrypted(
      '/wps/member/password',
      { oldPassword, newPassword },
      { authorization: tokenIn(first) },
    );
  expect(await change('wrong', 'New-password1')).toMatchObject({ errorCode: 'old_password_wrong' });
  expect(await change('Old-password1', 'short')).toMatchObject({ errorCode: 'password_too_short' });
  expect(await change('Old-password1', 'Old-password1')).toMatchObject({ errorCode: 'password_unchanged' });
  expect(await change('Old-password1', 'New-password1')).toMatchObject({ success: true });
  expect(await at('aurora').login('expired1', 'New-password1')).toMatchObject({
    value: { passwordExpired: false },
  });
});

test('a proposed user name is free and valid [R7.8]', async () => {
  const { value } = await at('jade').post('/wps/member/register/autoUsername', '{}');
  const { username } = value as { username: string };
  expect(username).toMatch(/^[a-z0-9]{4,16}$/i);
  expect(await at('jade').login(username)).toMatchObject({ errorCode: 'login.cred.err' });
});
