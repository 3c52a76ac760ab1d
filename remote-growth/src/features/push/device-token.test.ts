/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { deleteToken, getToken, isSupported } from 'firebase/messaging';
import { deleteDeviceToken, deviceToken } from './device-token';
import type { PushErrorCode } from './push-error';

jest.mock('firebase/app', () => ({ initializeApp: jest.fn() }));
jest.mock('firebase/messaging', () => ({
  isSupported: jest.fn(),
  getMessaging: () => 'messaging',
  getToken: jest.fn(),
  deleteToken: jest.fn(),
}));

const config = { vapidKey: 'v', projectId: 'p', apiKey: 'a', appId: 'i', messagingSenderId: 'm' };
const worker = { scope: '/m/' };
const allow = (permission: NotificationPermission) => Object.assign(window, { Notification: { permission } });
const provideWorker = (ready: Promise<unknown>) => Object.assign(navigator, { serviceWorker: { ready } });
const thrown = (code: string) => Object.assign(new Error(code), { code: `messaging/${code}` });

beforeEach(() => {
  allow('granted');
  provideWorker(Promise.resolve(worker));
  jest.mocked(isSupported).mockResolvedValue(true);
  jest.mocked(getToken).mockReset().mockResolvedValue('device-1');
  jest.mocked(deleteToken).mockReset().mockResolvedValue(true);
});

// First, because the connection is kept for the whole file.
test.each<[string, () => void, PushErrorCode]>([
  ['unsupported-browser', () => {}, 'unsupported-browser'],
  [
    'indexed-db-unsupported',
    () => {
      jest.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('private window', 'SecurityError');
      });
    },
    'indexed-db-unsupported',
  ],
])('a browser without support is %s [R8.34]', async (_code, lack, code) => {
  jest.mocked(isSupported).mockResolvedValue(false);
  lack();
  await expect(deviceToken(config)).rejects.toMatchObject({ name: 'PushError', code });
  jest.restoreAllMocks();
});

test("the token is requested with the merchant's key and the shell's worker", async () => {
  expect(await deviceToken(config)).toBe('device-1');
  expect(jest.mocked(getToken).mock.calls).toEqual([
    ['messaging', { vapidKey: 'v', serviceWorkerRegistration: worker }],
  ]);
});

test.each<[NotificationPermission, PushErrorCode]>([
  ['denied', 'permission-blocked'],
  ['default', 'permission-default'],
])(
  'with the permission "%s" no token is requested, and the error is %s [R8.34]',
  async (permission, code) => {
    allow(permission);
    await expect(deviceToken(config)).rejects.toMatchObject({ name: 'PushError', code });
    expect(getToken).not.toHaveBeenCalled();
  },
);

test.each<PushErrorCode>([
  'token-subscribe-failed',
  'token-subscribe-no-token',
  'token-update-failed',
  'token-update-no-token',
])('%s of the push service keeps its code [R8.34]', async (code) => {
  jest.mocked(getToken).mockRejectedValue(thrown(code));
  await expect(deviceToken(config)).rejects.toMatchObject({ name: 'PushError', code });
});

test('a device that cannot be removed is token-unsubscribe-failed [R8.34]', async () => {
  jest.mocked(deleteToken).mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(deleteDeviceToken(config)).rejects.toMatchObject({ code: 'token-unsubscribe-failed' });
});

test('a page without a service worker after 20 s is failed-service-worker-registration [R8.34]', async () => {
  provideWorker(new Promise(() => {}));
  jest.useFakeTimers();
  const failed = expect(deviceToken(config)).rejects.toMatchObject({
    code: 'failed-service-worker-registration',
  });
  await jest.advanceTimersByTimeAsync(20_000);
  await failed;
  jest.useRealTimers();
});
