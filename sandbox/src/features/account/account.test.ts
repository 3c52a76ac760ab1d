import { randomUUID } from 'node:crypto';
import { signToken } from '../../common/signed-token';
import { accessOf } from '../../testing/access';
import { clientOf, tokenIn } from '../../testing/client';
import { newMemberAt } from '../../testing/member-client';
import { memberWithMoney } from '../../testing/money';
import { sandboxForTests } from '../../testing/sandbox';
import { newPerson } from '../../third-parties/social/people';

const sandbox = sandboxForTests();
const device = (id: string) => ({ loginDeviceId: id.padEnd(36, 'x'), isOfficialAppLogin: false });
const newMember = (options = {}) => newMemberAt(sandbox().url, options);
const codeFor = (target: string) => accessOf(sandbox().url).codeFor(target);
const signInFrom = (id: string, { client, userName, password }: Awaited<ReturnType<typeof newMember>>) =>
  client.postEncrypted('/wps/session/login', {
    type: 'username',
    username: userName,
    password,
    ...device(id),
  });
const outbox = async () => (await fetch(`${sandbox().url}/__sandbox/outbox`)).json();

test('a member changes picture and name, and sets the birthday once, from the age of 18 [R3.25]', async () => {
  const { get, postEncrypted } = await newMember();
  const save = (changes: object) => postEncrypted('WPSCORE_saveMemberProfile', changes);
  const lastYear = `${new Date().getFullYear() - 1}-01-01`;
  expect(await save({ birthday: lastYear })).toMatchObject({ errorCode: 'too_young' });
  expect(await save({ picture: 3, name: ' Lena ', birthday: '1990-05-17' })).toMatchObject({ success: true });
  expect(await save({ birthday: '1991-05-17' })).toMatchObject({ errorCode: 'birthday_set' });
  expect(await save({ picture: 99 })).toMatchObject({ success: false });
  expect(await get('WPSCORE_getMemberProfile')).toMatchObject({
    picture: 3,
    name: 'Lena',
    birthday: '1990-05-17',
    email: null,
  });
});

test('an e-mail address is bound by the code in its mail, confirms new devices, and is removed by another code [R3.8]', async () => {
  const member = await newMember();
  const { get, post, postEncrypted, userName } = member;
  const target = `${userName}@example.com`;
  const bind = (code: string) =>
    postEncrypted('WPSCORE_bindContact', { type: 'email', target, code, ...device('own') });
  expect(await post('WPSCORE_sendContactCode', { type: 'email', target: 'nowhere' })).toMatchObject({
    errorCode: 'contact_wrong',
  });
  await post('WPSCORE_sendContactCode', { type: 'email', target });
  const code = await codeFor(`email:${target}`);
  expect(await outbox()).toContainEqual(
    expect.objectContaining({
      to: target,
      subject: 'Your code for Aurora Club',
      text: expect.stringContaining(code),
    }),
  );
  expect(await bind('wrong')).toMatchObject({ errorCode: 'code_wrong' });
  expect(await bind(code)).toMatchObject({ success: true });
  expect(await get('WPSCORE_getMemberProfile')).toMatchObject({ email: `${userName[0]}•••@example.com` });

  expect(await signInFrom('own', member)).toMatchObject({ success: true });
  expect(await signInFrom('other', member)).toMatchObject({
    errorCode: 'login_verify_required',
    value: { email: true, ga: false, sms: false },
  });
  await member.client.post(
    '/wps/verification/login',
    JSON.stringify({ username: userName, type: 'email', ...device('other') }),
  );
  expect((await outbox()).at(-1)).toMatchObject({ to: target });

  await post('WPSCORE_sendContactCode', { type: 'email' });
  const removal = { type: 'email', code: await codeFor(`email:${target}`) };
  expect(await postEncrypted('WPSCORE_unbindContact', removal)).toMatchObject({ success: true });
  expect(await signInFrom('third', member)).toMatchObject({ success: true });
});

test('a number of another member is refused', async () => {
  const [one, other] = [await newMember(), await newMember()];
  const target = '+15550123456';
  await one.post('WPSCORE_sendContactCode', { type: 'sms', target });
  const code = await codeFor(`sms:${target}`);
  await one.postEncrypted('WPSCORE_bindContact', { type: 'sms', target, code, ...device('own') });
  expect(await one.get('WPSCORE_getMemberProfile')).toMatchObject({ mobile: '+15•••3456' });
  expect(await other.post('WPSCORE_sendContactCode', { type: 'sms', target })).toMatchObject({
    errorCode: 'contact_taken',
  });
});

test('an authenticator app is bound by a code of its secret and removed by another', async () => {
  const { get, post, postEncrypted, userName } = await newMember();
  const { value } = await post('WPSCORE_startAuthenticator', {});
  expect(value).toEqual({
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    uri: expect.stringMatching(/^otpauth:\/\/totp\/Aurora%20Club%3A.*secret=/),
  });
  const code = await accessOf(sandbox().url).authenticator('aurora', userName);
  await postEncrypted('WPSCORE_bindContact', { type: 'ga', code, ...device('own') });
  expect(await get('WPSCORE_getMemberProfile')).toMatchObject({ authenticator: true });
  await postEncrypted('WPSCORE_unbindContact', { type: 'ga', code });
  expect(await get('WPSCORE_getMemberProfile')).toMatchObject({ authenticator: false });
});

test('an unlinked account no longer signs the member in', async () => {
  const client = clientOf(sandbox().url);
  const lineSessionToken = signToken('line-session', newPerson());
  const proof = { lineSessionToken, ...device('line') };
  const registration = { registerMethod: 'H5', registerUrl: 'x', domain: 'x', login: true };
  const registered = await client.postEncrypted('/wps/member/register/social', { ...proof, ...registration });
  const authorization = tokenIn(registered);
  const profile = () => client.get('/wps/relay/WPSCORE_getMemberProfile', { authorization });
  expect(await profile()).toMatchObject({ value: { social: ['line'] } });
  const body = JSON.stringify({ channel: 'line' });
  await client.post('/wps/relay/WPSCORE_unbindSocial', body, { authorization });
  expect(await profile()).toMatchObject({ value: { social: [] } });
  const login = await client.post('/wps/session/login/line', JSON.stringify(proof));
  expect(login.success).toBe(false);
});

test('a member sees each session and failed login, ends one, and ends all others', async () => {
  const member = await newMember();
  const { client, userName, get, post } = member;
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
  const phone = clientOf(sandbox().url, { merchant: 'aurora', language: 'EN', 'user-agent': agent });
  const token = tokenIn(await phone.login(userName, member.password));
  await client.login(userName, 'not-the-password');
  const list = (await get('WPSCORE_getSignedInDevices')) as {
    devices: { id: string; name: string; current: boolean }[];
  };
  expect(list).toMatchObject({
    devices: [{ name: 'Safari, iPhone', current: false, address: '127.0.0.1' }, { current: true }],
    logins: [{ success: false }, { success: true, name: 'Safari, iPhone' }, { success: true }],
  });
  const isSignedIn = async (authorization: string) =>
    (await client.get('/wps/member/info', { authorization })).success;
  await post('WPSCORE_endSessions', { id: list.devices[0]?.id });
  expect([await isSignedIn(token), await isSignedIn(member.authorization)]).toEqual([false, true]);
  const again = tokenIn(await phone.login(userName, member.password));
  await post('WPSCORE_endSessions', {});
  expect([await isSignedIn(again), await isSignedIn(member.authorization)]).toEqual([false, true]);
});

test('an account is closed with the password: for days with money in it, for good only without', async () => {
  const rich = await newMember({ balance: '10.00' });
  const close = (member: typeof rich, request: object) =>
    member.postEncrypted('WPSCORE_closeAccount', { password: member.password, ...request });
  expect(await close(rich, { password: 'wrong', days: 7 })).toMatchObject({
    errorCode: 'old_password_wrong',
  });
  expect(await close(rich, {})).toMatchObject({ errorCode: 'balance_left' });
  expect(await close(rich, { days: 7 })).toMatchObject({ success: true });
  expect(await signInFrom('own', rich)).toMatchObject({ errorCode: 'account_paused' });
  expect(await rich.client.get('/wps/member/info', { authorization: rich.authorization })).toMatchObject({
    errorCode: 'customer.not.login',
  });
  const poor = await newMember();
  await close(poor, {});
  expect(await signInFrom('own', poor)).toMatchObject({ errorCode: 'account_closed' });
});

test('a withdrawal password changes only with the current one', async () => {
  const member = await memberWithMoney(sandbox().url);
  const accountId = await member.readyToWithdraw();
  const change = (oldPassword: string) =>
    member.post('changeWithdrawPassword', { oldPassword, password: '246801' });
  expect(await change('000000')).toMatchObject({ errorCode: 'withdraw_password_wrong' });
  expect(await change('135790')).toMatchObject({ success: true });
  expect(await member.withdraw(accountId, '50.00')).toMatchObject({ errorCode: 'withdraw_password_wrong' });
});

const linePerson = () => ({ lineSessionToken: signToken('line-session', newPerson()) });

test('a provider account is linked to one member, whom it then signs in', async () => {
  const [one, other] = [await newMember(), await newMember()];
  const proof = linePerson();
  const login = () =>
    one.client.post('/wps/session/login/line', JSON.stringify({ ...proof, ...device('line') }));
  expect(await login()).toMatchObject({ success: false });
  expect(await one.post('WPSCORE_bindSocial', proof)).toEqual({ success: true });
  expect(await one.get('WPSCORE_getMemberProfile')).toMatchObject({ social: ['line'] });
  expect(await login()).toMatchObject({ value: { userName: one.userName } });
  expect(await other.post('WPSCORE_bindSocial', proof)).toMatchObject({ errorCode: 'contact_taken' });
  expect(await one.post('WPSCORE_bindSocial', { lineSessionToken: 'forged' })).toMatchObject({
    errorCode: 'line_invalid_token',
  });
});

test('a changed password ends the other sessions of the member, and not the own one', async () => {
  const member = await newMember();
  const { client, authorization, password, userName } = member;
  const elsewhere = tokenIn(await client.login(userName, password));
  const request = { oldPassword: password, newPassword: 'Another-2026' };
  await client.postEncrypted('/wps/member/password', request, { authorization });
  const isSignedIn = async (token: string) =>
    (await client.get('/wps/member/info', { authorization: token })).success;
  expect([await isSignedIn(elsewhere), await isSignedIn(authorization)]).toEqual([false, true]);
});

test('a deposit limit stops the deposits of a day; a lower one starts at once, a higher one a day later', async () => {
  const { get, post } = await newMember();
  const save = (amount?: string) =>
    post('WPSCORE_savePlayLimit', { kind: 'deposit', ...(amount && { amount }) });
  const deposit = (amount: string) =>
    post('MCSFE_submitDeposit', {
      requestId: randomUUID(),
      method: 'bank',
      amount,
      returnUrl: 'http://localhost/m/voucherCenter',
    });
  const limit = async () => ((await get('WPSCORE_getPlayLimits')) as { limits: unknown[] }).limits[0];
  expect(await limit()).toEqual({ kind: 'deposit', amount: null, next: null });
  await save('150.00');
  expect(await deposit('100.00')).toMatchObject({ success: true });
  expect(await deposit('100.00')).toMatchObject({ errorCode: 'limit_reached' });
  await save('500.00');
  expect(await limit()).toEqual({
    kind: 'deposit',
    amount: '150.00',
    next: { amount: '500.00', from: expect.any(Number) },
  });
  expect(await deposit('100.00')).toMatchObject({ errorCode: 'limit_reached' });
  await save('120.00');
  expect(await limit()).toEqual({ kind: 'deposit', amount: '120.00', next: null });
  await save();
  expect(await limit()).toMatchObject({ amount: '120.00', next: { amount: null } });
});

test('a member who must confirm logins and has no way to do it gets a session with the refusal, to bind one', async () => {
  const userName = 'unguarded1';
  const password = 'Tessera-2026';
  await accessOf(sandbox().url).addMember({ merchant: 'aurora', userName, password, mustVerify: true });
  const client = clientOf(sandbox().url);
  const login = (id: string) =>
    client.postEncrypted('/wps/session/login', {
      type: 'username',
      username: userName,
      password,
      ...device(id),
    });
  const refused = await login('first');
  expect(refused).toMatchObject({
    success: false,
    errorCode: 'login_verify_required',
    value: { email: false, ga: false, sms: false, session: { userName } },
  });
  const authorization = tokenIn({ ...refused, value: Object(refused.value).session });
  await client.post('/wps/relay/WPSCORE_startAuthenticator', '{}', { authorization });
  const code = await accessOf(sandbox().url).authenticator('aurora', userName);
  const binding = { type: 'ga', code, ...device('first') };
  expect(
    await client.postEncrypted('/wps/relay/WPSCORE_bindContact', binding, { authorization }),
  ).toMatchObject({ success: true });
  expect(await login('first')).toMatchObject({ success: true });
  const next = await login('second');
  expect(next).toMatchObject({ value: { ga: true } });
  expect(next.value).not.toHaveProperty('session');
});
