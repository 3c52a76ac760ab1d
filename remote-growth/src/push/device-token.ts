import { initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, isSupported, type Messaging } from 'firebase/messaging';
import { databasesOpen } from './databases-open';
import { ownWorker } from './own-worker';
import type { PushConfig } from './push-config';
import { asPushError, PushError } from './push-error';

let connection: Messaging | undefined;

async function connect(config: PushConfig): Promise<Messaging> {
  if (connection) return connection;
  // Without it, an unsupported browser would show as a rejection that nobody can catch.
  if (!(await isSupported())) {
    const code = (await databasesOpen()) ? 'unsupported-browser' : 'indexed-db-unsupported';
    throw new PushError(code, 'this browser lacks what push messages need');
  }
  connection ??= getMessaging(initializeApp(config));
  return connection;
}

function checkPermission(): void {
  const { permission } = Notification;
  if (permission === 'granted') return;
  const code = permission === 'denied' ? 'permission-blocked' : 'permission-default';
  throw new PushError(code, `notifications are "${permission}" here`);
}

/**
 * The token by which the push service reaches this device; the service is asked for one when there is none, or when
 * the browser's subscription is another than at its making, and to prolong one that is 7 days old. The library keeps
 * it with its making (R3.37, R4.33b, R9.21). The member must have allowed notifications: nobody is asked here.
 * Import it lazily: it brings the push service's library.
 * @throws PushError
 */
export async function deviceToken(config: PushConfig): Promise<string> {
  checkPermission();
  try {
    const messaging = await connect(config);
    const serviceWorkerRegistration = await ownWorker();
    return await getToken(messaging, { vapidKey: config.vapidKey, serviceWorkerRegistration });
  } catch (error) {
    throw asPushError(error, 'token-subscribe-failed');
  }
}

/**
 * Takes this device off the push service. The token must have been asked for before, in this page: only then does the
 * library know our worker, and would else register one of its own.
 * @throws PushError
 */
export async function forgetDevice(config: PushConfig): Promise<void> {
  try {
    await deleteToken(await connect(config));
  } catch (error) {
    throw asPushError(error, 'token-unsubscribe-failed');
  }
}
