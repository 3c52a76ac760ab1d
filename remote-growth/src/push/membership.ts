import { EVERYBODY, fcmBind, fcmSubscribe, fcmUnsubscribe } from '@tessera/contract';
import { call } from '@tessera/shell/request';
import { deviceToken, forgetDevice } from './device-token';
import type { PushConfig } from './push-config';

const quietly = { alert: false } as const;

/** Tells the gateway by which token this device is reached; the session says whose it is. @throws PushError, RequestError */
export async function bindDevice(config: PushConfig): Promise<void> {
  await call(fcmBind, { registrationToken: await deviceToken(config) }, quietly);
}

/** Puts this device into the topic of everybody. @throws PushError, RequestError */
export async function joinEverybody(config: PushConfig): Promise<void> {
  const registrationToken = await deviceToken(config);
  await call(fcmSubscribe, { registrationToken, topic: EVERYBODY }, quietly);
}

/**
 * Takes this device from its member and out of all topics, then off the push service: whoever uses it next must not
 * read what was meant for the one before. @throws PushError, RequestError
 */
export async function leaveEverything(config: PushConfig): Promise<void> {
  const registrationToken = await deviceToken(config);
  try {
    await call(fcmUnsubscribe, { registrationToken, unsubscribeAll: true }, quietly);
  } finally {
    await forgetDevice(config);
  }
}
