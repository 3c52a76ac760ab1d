import { signToken } from '../../common/signed-token';
import { accessOf } from '../../testing/access';
import { clientOf } from '../../testing/client';
import { newMemberAt } from '../../testing/member-client';
import { sandboxForTests } from '../../testing/sandbox';
import { newPerson } from '../../third-parties/social/people';

const sandbox = sandboxForTests();
const at = (merchant: string) => clientOf(sandbox().url, { merchant, language: 'EN' });
const EMAIL = 'lost@example.com';

const send = (merchant: string, way: string, account: string) =>
  at(merchant).post('/wps/verification/password', JSON.stringify({ way, account }));
const reset = (merchant: string, request: object) =>
  at(merchant).postEncrypted('/wps/member/password/reset', request);
const mails = async () =>
  (await (await fetch(`${sandbox().url}/__sandbox/outbox`)).json()) as { to: string; text: string }[];

beforeAll(() =>
  accessOf(sandbox().url).addMember({
    merchant: 'jade',
    userName: 'forgetful2',
    password: 'Old-password1',
    email: EMAIL,
    mobile: '+8613700137000',
  }),
);

test('a code by e-mail sets a new password once, and the old one is wrong', async () => {
  expect(await send('jade', 'email', EMAIL)).toEqual({ success: true });
  const [code] = (await mails()).find(({ to }) => to === EMAIL)?.text.match(/\d{6}/) ?? [];
  const request = { way: 'email', account: EMAIL, code, newPassword: 'New-password1' };
  expect(await reset('jade', { ...request, newPassword: 'short' })).toMatchObject({
    errorCode: 'password_too_short',
  });
  expect(await reset('jade', request)).toEqual({ success: true });
  expect(await reset('jade', request)).toMatchObject({ errorCode: 'code_expired' });
  expect(await at('jade').login('forgetful2', 'New-password1')).toMatchObject({ success: true });
  expect(await at('jade').login('forgetful2', 'Old-password1')).toMatchObject({ success: false });
});

test('a code by text message sets a new password, and signs in only there', async () => {
  const account = '+8613700137000';
  await send('jade', 'sms', account);
  const code = await accessOf(sandbox().url).codeFor(`reset:${account}`);
  expect(await accessOf(sandbox().url).codeFor(account)).toBe('');
  expect(await reset('jade', { way: 'sms', account, code, newPassword: 'Newer-password1' })).toEqual({
    success: true,
  });
});

test('an unknown address gets the same answers and no e-mail, and six codes are too many', async () => {
  const account = 'stranger@example.com';
  for (let sent = 0; sent < 5; sent++)
    expect(await send('jade', 'email', account)).toEqual({ success: true });
  expect(await send('jade', 'email', account)).toMatchObject({ errorCode: 'TOO_MANY_REQUEST' });
  expect(
    await reset('jade', { way: 'email', account, code: 'abcdef', newPassword: 'New-password1' }),
  ).toMatchObject({
    errorCode: 'code_wrong',
  });
  expect((await mails()).some(({ to }) => to === account)).toBe(false);
});

test('a merchant that does not offer a way does not have the call', async () => {
  const answer = await at('aurora').request('/wps/verification/password', {
    method: 'POST',
    body: JSON.stringify({ way: 'sms', account: '+15550100' }),
  });
  expect(answer.status).toBe(404);
});

test('a linked account sets a new password and ends all sessions; one that is not linked sets none', async () => {
  const { client, authorization, userName, post } = await newMemberAt(sandbox().url, { merchant: 'jade' });
  const proof = { lineSessionToken: signToken('line-session', newPerson()) };
  const bySocial = (merchant: string) =>
    at(merchant).postEncrypted('/wps/member/password/reset/social', {
      ...proof,
      newPassword: 'New-password1',
    });
  expect(await bySocial('jade')).toMatchObject({ errorCode: 'bind_customer_required' });
  await post('WPSCORE_bindSocial', proof);
  expect(await bySocial('jade')).toEqual({ success: true });
  expect(await client.get('/wps/member/info', { authorization })).toMatchObject({ success: false });
  expect(await client.login(userName, 'New-password1')).toMatchObject({ success: true });
});
