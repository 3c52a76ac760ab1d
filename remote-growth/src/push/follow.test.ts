/** @jest-environment jsdom */
import { fcmBind, fcmSubscribe, fcmUnsubscribe } from '@tessera/contract';
import { signIn, signOut } from '@tessera/shell/session';
import { provideVisits } from '@tessera/shell/testing';
import { deviceToken, forgetDevice } from './device-token';
import { followAuthToken, SETUP_DELAY } from './follow';
import { pushHere } from './here';
import { PushError } from './push-error';

jest.mock('./device-token', () => ({ deviceToken: jest.fn(), forgetDevice: jest.fn() }));
jest.mock('./here', () => ({ pushHere: jest.fn() }));

const gateway = provideVisits();
const config = { vapidKey: 'v', projectId: 'p', apiKey: 'a', appId: 'i', messagingSenderId: 'm' };
const registrationToken = 'device-1';
const bodies = (call: { path: string }) => gateway.calls(call).map(({ body }) => body);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const member = { id: '7', token: 'auth-1', userName: 'lena', customerType: 0 } as const;
const arrive = async () => {
  signIn(member);
  void followAuthToken(member.token);
  await pass(100);
};
const leave = async () => {
  void signOut();
  void followAuthToken(undefined);
  await pass(100);
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(pushHere).mockResolvedValue(config);
  jest.mocked(deviceToken).mockResolvedValue(registrationToken);
  jest.mocked(forgetDevice).mockReset().mockResolvedValue();
  for (const call of [fcmBind, fcmSubscribe, fcmUnsubscribe]) gateway.on(call, { value: {} });
});
afterEach(async () => {
  await leave();
  jest.useRealTimers();
});

test('the device is bound in silence, for a visitor and for a member [R4.32b, R7.44]', async () => {
  void followAuthToken(undefined);
  await pass(100);
  expect(bodies(fcmBind)).toEqual([{ registrationToken }]);
  await arrive();
  expect(bodies(fcmBind)).toHaveLength(2);
  expect(gateway.calls(fcmBind).at(-1)?.headers.Authorization).toBe('auth-1');
});

test('ten seconds after the auth token changed, the device joins everybody, once [R4.33a, R7.45, R9.20]', async () => {
  await arrive();
  await pass(SETUP_DELAY - 200);
  expect(bodies(fcmSubscribe)).toEqual([]);
  await pass(200);
  expect(bodies(fcmSubscribe)).toEqual([{ registrationToken, topic: 'ALL' }]);
  await pass(60_000);
  expect(bodies(fcmSubscribe)).toHaveLength(1);
});

test('another auth token within the ten seconds starts them anew [R9.20]', async () => {
  await arrive();
  await pass(8_000);
  signIn({ ...member, token: 'auth-2' });
  void followAuthToken('auth-2');
  await pass(8_000);
  expect(bodies(fcmSubscribe)).toEqual([]);
  await pass(2_000);
  expect(gateway.calls(fcmSubscribe).map(({ headers }) => headers.Authorization)).toEqual(['auth-2']);
});

test('a sign-out takes the device out of everything, also out of what was to come, and off the push service [R4.33a, R7.46, R7.51]', async () => {
  await arrive();
  await leave();
  expect(bodies(fcmUnsubscribe)).toEqual([{ registrationToken, unsubscribeAll: true }]);
  expect(forgetDevice).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(bodies(fcmSubscribe)).toEqual([]);
});

test('a sign-out that comes while the device is being bound waits for it', async () => {
  jest.mocked(deviceToken).mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    return registrationToken;
  });
  await arrive();
  await leave();
  expect(bodies(fcmUnsubscribe)).toEqual([]);
  await pass(3_000);
  expect(gateway.received.map(({ path }) => path).filter((path) => path.includes('CSP_'))).toEqual([
    fcmBind.path,
    fcmUnsubscribe.path,
  ]);
});

test('where the gateway hears nothing of a sign-out, the device still leaves the push service', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  gateway.on(fcmUnsubscribe, { status: 502 });
  await arrive();
  await leave();
  expect(forgetDevice).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('a device that may not be registered asks for nothing [R5.12a]', async () => {
  jest.mocked(pushHere).mockResolvedValue(undefined);
  signIn(member);
  const registered = followAuthToken(member.token);
  await pass(60_000);
  expect(await registered).toBe(false);
  expect(gateway.received.filter(({ path }) => path.includes('CSP_'))).toEqual([]);
});

test('what goes wrong is said in the console by its code, and the page goes on [R8.34]', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  jest.mocked(deviceToken).mockRejectedValueOnce(new PushError('token-subscribe-no-token', 'no token'));
  signIn(member);
  const registered = followAuthToken(member.token);
  await pass(100);
  expect(await registered).toBe(false);
  expect(warn.mock.calls).toEqual([['[tessera] push messages: token-subscribe-no-token']]);
  warn.mockRestore();
});
