/** @jest-environment jsdom */
import { fcmBind, fcmSubscribe, fcmUnsubscribe } from '@tessera/contract';
import { signIn, signOut } from '@tessera/shell/session';
import { provideVisits } from '@tessera/shell/testing';
import { deleteDeviceToken, deviceToken } from './device-token';
import { PushError } from './push-error';
import { SUBSCRIPTION_DELAY, syncRegistration } from './registration';
import { usableConfig } from './usable-config';

jest.mock('./device-token', () => ({ deleteDeviceToken: jest.fn(), deviceToken: jest.fn() }));
jest.mock('./usable-config', () => ({ usableConfig: jest.fn() }));

const gateway = provideVisits();
const config = { vapidKey: 'v', projectId: 'p', apiKey: 'a', appId: 'i', messagingSenderId: 'm' };
const registrationToken = 'device-1';
const bodies = (call: { path: string }) => gateway.calls(call).map(({ body }) => body);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const member = { id: '7', token: 'auth-1', userName: 'lena', customerType: 0 } as const;
const enter = async () => {
  signIn(member);
  void syncRegistration(member.token);
  await pass(100);
};
const leave = async () => {
  void signOut();
  void syncRegistration(undefined);
  await pass(100);
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(usableConfig).mockResolvedValue(config);
  jest.mocked(deviceToken).mockResolvedValue(registrationToken);
  jest.mocked(deleteDeviceToken).mockReset().mockResolvedValue();
  for (const call of [fcmBind, fcmSubscribe, fcmUnsubscribe]) gateway.on(call, { value: {} });
});
afterEach(async () => {
  await leave();
  jest.useRealTimers();
});

test('the device is bound without an alert, for a visitor and for a member [R4.32b, R7.44]', async () => {
  void syncRegistration(undefined);
  await pass(100);
  expect(bodies(fcmBind)).toEqual([{ registrationToken }]);
  await enter();
  expect(bodies(fcmBind)).toHaveLength(2);
  expect(gateway.calls(fcmBind).at(-1)?.headers.Authorization).toBe('auth-1');
});

test('ten seconds after a change of the auth token, the device is subscribed to all, once [R4.33a, R7.45, R9.20]', async () => {
  await enter();
  await pass(SUBSCRIPTION_DELAY - 200);
  expect(bodies(fcmSubscribe)).toEqual([]);
  await pass(200);
  expect(bodies(fcmSubscribe)).toEqual([{ registrationToken, topic: 'ALL' }]);
  await pass(60_000);
  expect(bodies(fcmSubscribe)).toHaveLength(1);
});

test('another auth token within the ten seconds restarts them [R9.20]', async () => {
  await enter();
  await pass(8_000);
  signIn({ ...member, token: 'auth-2' });
  void syncRegistration('auth-2');
  await pass(8_000);
  expect(bodies(fcmSubscribe)).toEqual([]);
  await pass(2_000);
  expect(gateway.calls(fcmSubscribe).map(({ headers }) => headers.Authorization)).toEqual(['auth-2']);
});

test('a sign-out removes the device from all topics, also from a pending one, and from the push service [R4.33a, R7.46, R7.51]', async () => {
  await enter();
  await leave();
  expect(bodies(fcmUnsubscribe)).toEqual([{ registrationToken, unsubscribeAll: true }]);
  expect(deleteDeviceToken).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(bodies(fcmSubscribe)).toEqual([]);
});

test('a sign-out waits for a binding in progress', async () => {
  jest.mocked(deviceToken).mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    return registrationToken;
  });
  await enter();
  await leave();
  expect(bodies(fcmUnsubscribe)).toEqual([]);
  await pass(3_000);
  expect(gateway.received.map(({ path }) => path).filter((path) => path.includes('CSP_'))).toEqual([
    fcmBind.path,
    fcmUnsubscribe.path,
  ]);
});

test('if the gateway fails at a sign-out, the device is still removed from the push service', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  gateway.on(fcmUnsubscribe, { status: 502 });
  await enter();
  await leave();
  expect(deleteDeviceToken).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('a device that may not be registered sends no calls [R5.12a]', async () => {
  jest.mocked(usableConfig).mockResolvedValue(undefined);
  signIn(member);
  const registered = syncRegistration(member.token);
  await pass(60_000);
  expect(await registered).toBe(false);
  expect(gateway.received.filter(({ path }) => path.includes('CSP_'))).toEqual([]);
});

test('a failure is logged by its code, and the page continues [R8.34]', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  jest.mocked(deviceToken).mockRejectedValueOnce(new PushError('token-subscribe-no-token', 'no token'));
  signIn(member);
  const registered = syncRegistration(member.token);
  await pass(100);
  expect(await registered).toBe(false);
  expect(warn.mock.calls).toEqual([['[tessera] push messages: token-subscribe-no-token']]);
  warn.mockRestore();
});
