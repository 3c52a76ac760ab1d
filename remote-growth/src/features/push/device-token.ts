import { withTimeout } from '@tessera/remote';
import { initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, isSupported, type Messaging } from 'firebase/messaging';
import type { PushConfig } from './push-config';
import { asPushError, PushError } from './push-error';

/** In ms. The shell registers its worker when the page is idle, and the worker fetches a page before it is active. */
const WORKER_TIMEOUT = 20_000;
const CHECKED_DATABASE = 'tessera-check';

let connection: Messaging | undefined;

/** Whether IndexedDB works. Some private windows block it. */
const hasDatabases = (): Promise<boolean> =>
  new Promise((resolve) => {
    try {
      const request = indexedDB.open(CHECKED_DATABASE);
      request.onerror = () => resolve(false);
      request.onsuccess = () => {
        request.result.close();
        indexedDB.deleteDatabase(CHECKED_DATABASE);
        resolve(true);
      };
    } catch {
      resolve(false);
    }
  });

async function connect(config: PushConfig): Promise<Messaging> {
  if (connection) return connection;
  // In an unsupported browser, getMessaging() would cause a rejection that cannot be caught.
  if (!(await isSupported())) {
    const code = (await hasDatabases()) ? 'unsupported-browser' : 'indexed-db-unsupported';
    throw new PushError(code, 'the browser does not support push messages');
  }
  connection ??= getMessaging(initializeApp(config));
  return connection;
}

function checkPermission(): void {
  const { permission } = Notification;
  if (permission === 'granted') return;
  const code = permission === 'denied' ? 'permission-blocked' : 'permission-default';
  throw new PushError(code, `the permission for notifications is "${permission}"`);
}

/**
 * The shell's service worker, which shows the messages. The push service would otherwise register its own worker.
 * @throws PushError `failed-service-worker-registration` after 20 s
 */
const shellWorker = (): Promise<ServiceWorkerRegistration> =>
  withTimeout(
    navigator.serviceWorker.ready,
    WORKER_TIMEOUT,
    () => new PushError('failed-service-worker-registration', 'the page has no service worker'),
  );

/**
 * The token by which the push service reaches this device. The library stores it with its subscription and requests a
 * new one if there is none, if the browser's subscription has changed, or after 7 days (R3.37, R4.33b, R9.21). Does not
 * ask for the permission. Import this file lazily: it includes the library of the push service.
 * @throws PushError
 */
export async function deviceToken(config: PushConfig): Promise<string> {
  checkPermission();
  try {
    const messaging = await connect(config);
    const serviceWorkerRegistration = await shellWorker();
    return await getToken(messaging, { vapidKey: config.vapidKey, serviceWorkerRegistration });
  } catch (error) {
    throw asPushError(error, 'token-subscribe-failed');
  }
}

/**
 * Removes this device from the push service. Call `deviceToken` before on the same page: otherwise the library does not
 * know the shell's worker and registers its own.
 * @throws PushError
 */
export async function deleteDeviceToken(config: PushConfig): Promise<void> {
  try {
    await deleteToken(await connect(config));
  } catch (error) {
    throw asPushError(error, 'token-unsubscribe-failed');
  }
}
