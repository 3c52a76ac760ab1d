/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "http://play.example/m/home"}
 */
import { memberInfo } from '@tessera/contract';
import { noticeStore } from '../../core/notices/store';
import { call, type RequestErrorCode } from '../../core/request';
import { currentSession, signIn } from '../../core/session';
import { provideGateway, provideRelease, provideShellTexts, type Reply } from '../../testing';
import { installPolicy } from './request-policy';

provideRelease();
const gateway = provideGateway();
const probe = { ...memberInfo, name: 'probe', path: '/wps/probe' };

beforeAll(async () => {
  await provideShellTexts();
  installPolicy();
});
beforeEach(() => {
  signIn({ id: '7', token: 'token-7', userName: 'lucky', customerType: 0 });
});
afterEach(() => {
  for (const { settle } of noticeStore.getState().dialogs) settle(true);
});

/** The result of a call: code, alerts and session. */
async function after(reply: Reply, options?: { alert: false }) {
  gateway.on(probe, reply);
  const code = await call(probe, {}, options).then(
    () => 'fine',
    (error: { code: RequestErrorCode }) => error.code,
  );
  const alerts = noticeStore.getState().dialogs.map(({ message }) => message);
  const isStored = sessionStorage.getItem('tessera:session') !== null;
  return { code, alerts, isSignedIn: currentSession() !== undefined, isStored };
}
const stays = { isSignedIn: true, isStored: true };
const goes = { isSignedIn: false, isStored: false };

test('a not-logged-in reply clears the session, logs out and asks to sign in again [R4.2, R8.4]', async () => {
  expect(await after({ refused: { message: 'CUSTOMER_NOT_LOGIN' } })).toEqual({
    code: 'gateway',
    alerts: ['Your session has ended. Please sign in again.'],
    ...goes,
  });
});

test('so does a not-logged-in reply without `success` [R8.4]', async () => {
  expect(await after({ body: '{"message":"CUSTOMER_NOT_LOGIN"}' })).toMatchObject(goes);
});

test('any other failure alerts with its message, or with a text for unknown errors [R8.5]', async () => {
  expect(await after({ refused: { message: 'No funds', errorCode: 'wallet.empty' } })).toEqual({
    code: 'gateway',
    alerts: ['No funds'],
    ...stays,
  });
  noticeStore.setState({ dialogs: [] });
  expect(await after({ refused: {} })).toMatchObject({ alerts: ['Something went wrong. Please try again.'] });
});

test('a refusal with a bad status alerts with its message too [R8.5]', async () => {
  const body = JSON.stringify({ success: false, message: 'Amount too small' });
  expect(await after({ status: 400, body })).toMatchObject({ alerts: ['Amount too small'] });
});

test('the messages of our own errors are not shown to members', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  noticeStore.setState({ dialogs: [] });
  expect(await after({ body: '<html>' })).toMatchObject({
    code: 'malformed',
    alerts: ['We got an unexpected response from our servers. Please refresh the page and try again.'],
  });
  said.mockRestore();
});

test.each(['TOO_MANY_REQUEST', 'TOO_MANY_REQUEST_IP'])('%s shows no alert [R8.6]', async (errorCode) => {
  expect(await after({ refused: { message: 'Slow down', errorCode } })).toMatchObject({
    alerts: [],
    ...stays,
  });
});

test('a server error is named as such, not as a connection error [R8.5]', async () => {
  noticeStore.setState({ dialogs: [] });
  expect(await after({ status: 500 })).toMatchObject({
    alerts: ['Something went wrong on our side. Please try again in a few minutes.'],
  });
});

test('HTTP 401 logs out [R8.7]', async () => {
  expect(await after({ status: 401 })).toEqual({ code: 'unauthorized', alerts: [], ...goes });
});

test('HTTP 401 to a public call, as a firewall sends it, ends no session', async () => {
  const open = { ...probe, name: 'open', path: '/wps/open', authorization: 'none' } as const;
  gateway.on(open, { status: 401, body: '<h1>Access denied</h1>' });
  await expect(call(open, {}, { alert: false })).rejects.toMatchObject({ code: 'http', status: 401 });
  expect(currentSession()?.token).toBe('token-7');
});

test('a late 401 for the previous token does not end the new session', async () => {
  let answer: (reply: Reply) => void = () => undefined;
  gateway.on(probe, () => new Promise<Reply>((resolve) => (answer = resolve)));
  const sent = gateway.calls(probe).length;
  const late = call(probe, {});
  while (gateway.calls(probe).length === sent) await Promise.resolve();
  signIn({ id: '8', token: 'token-8', userName: 'newer', customerType: 0 });
  answer({ status: 401 });
  await expect(late).rejects.toMatchObject({ code: 'unauthorized' });
  expect(gateway.calls(probe).at(-1)?.headers).toMatchObject({ Authorization: 'token-7' });
  expect(currentSession()?.token).toBe('token-8');
  expect(sessionStorage.getItem('tessera:session')).toContain('token-8');
});

test.each(['customer.not.login', 'user.or.token.invalid', 'login.not.session'])(
  '%s logs out and clears the stored session [R8.8]',
  async (errorCode) => {
    expect(await after({ refused: { message: 'x', errorCode } })).toEqual({
      code: 'gateway',
      alerts: [],
      ...goes,
    });
  },
);

test('HTTP 502 is silent [R8.9]', async () => {
  expect(await after({ status: 502 })).toEqual({ code: 'http', alerts: [], ...stays });
});

test.each<[string, Reply]>([
  ['a refusal', { refused: { message: 'No funds' } }],
  ['a bad status', { status: 500 }],
  ['no answer', 'unreachable'],
])('a call with alert: false shows no alert for %s [R8.10]', async (_, reply) => {
  expect(await after(reply, { alert: false })).toMatchObject({ alerts: [], ...stays });
});

test.each(['unreachable', 'timeout'] as const)(
  'on plain http, %s is a network or CORS error',
  async (reply) => {
    expect(await after(reply)).toMatchObject({ alerts: ['Network Error / CORS Errors'], ...stays });
  },
);

test('an encryption without a key says Missing Encryption, and nothing is sent [R8.27]', async () => {
  gateway.on('/wps/session/key/rsa', { value: '' });
  const sealed = { ...probe, method: 'POST' as const, encrypted: true, path: '/wps/sealed' };
  await expect(call(sealed, {})).rejects.toMatchObject({ code: 'no-key' });
  expect(noticeStore.getState().dialogs[0]?.message).toContain('Missing Encryption');
  expect(gateway.calls('/wps/sealed')).toEqual([]);
});
