import { EVERYBODY, fcmBind, fcmSubscribe, fcmUnsubscribe } from '@tessera/contract';
import { call } from '@tessera/shell/request';
import { deleteDeviceToken, deviceToken } from './device-token';
import type { PushConfig } from './push-config';

const withoutAlert = { alert: false } as const;

/**
 * Sends the token of this device to the gateway, which binds it to the session's member.
 * @throws PushError, RequestError
 */
export async function bindDevice(config: PushConfig): Promise<void> {
  await call(fcmBind, { registrationToken: await deviceToken(config) }, withoutAlert);
}

/**
 * Subscribes this device to the topic of all devices.
 * @throws PushError, RequestError
 */
export async function subscribeToAll(config: PushConfig): Promise<void> {
  const registrationToken = await deviceToken(config);
  await call(fcmSubscribe, { registrationToken, topic: EVERYBODY }, withoutAlert);
}

/**
 * Removes this device from its member, from all topics and from the push service. The next user of the device must not
 * get the member's messages, so the token is deleted even if the gateway fails.
 * @throws PushError, RequestError
 */
export async function unregisterDevice(config: PushConfig): Promise<void> {
  const registrationToken = await deviceToken(config);
  try {
    await call(fcmUnsubscribe, { registrationToken, unsubscribeAll: true }, withoutAlert);
  } finally {
    await deleteDeviceToken(config);
  }
}
