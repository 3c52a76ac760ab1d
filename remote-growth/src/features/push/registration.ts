import { bindDevice, subscribeToAll, unregisterDevice } from './device-registration';
import type { PushConfig } from './push-config';
import { usableConfig } from './usable-config';
import { warnOfPush } from './warn';

/** Between a change of the auth token and the subscription to the topic of all devices, in ms (R4.33a, R9.20). */
export const SUBSCRIPTION_DELAY = 10_000;

let lastToken: string | undefined;
let subscription: ReturnType<typeof setTimeout> | undefined;
let lastStep: Promise<unknown> = Promise.resolve();

async function attempt(step: (config: PushConfig) => Promise<void>): Promise<boolean> {
  try {
    const config = await usableConfig();
    await (config && step(config));
    return config !== undefined;
  } catch (error) {
    warnOfPush(error);
    return false;
  }
}

/** Runs one step after the other, so that a quick sign-out does not overtake the binding before it. */
function inOrder(step: (config: PushConfig) => Promise<void>): Promise<boolean> {
  const next = lastStep.then(() => attempt(step));
  lastStep = next;
  return next;
}

/**
 * Updates the registration of this device to an auth token: binds it without an alert (R4.32b), subscribes it to the
 * topic of all devices 10 s later, and unregisters it after a sign-out (R4.33a). Call it on every change of the token,
 * undefined for a visitor, and only if notifications are allowed. Never throws.
 * @returns whether the device is registered
 */
export async function syncRegistration(authToken: string | undefined): Promise<boolean> {
  const hasSignedOut = lastToken !== undefined && authToken === undefined;
  lastToken = authToken;
  clearTimeout(subscription);
  if (hasSignedOut) {
    await inOrder(unregisterDevice);
    return false;
  }
  if (authToken !== undefined)
    subscription = setTimeout(() => void inOrder(subscribeToAll), SUBSCRIPTION_DELAY);
  return inOrder(bindDevice);
}

/** Removes this device from its member, all topics and the push service. Never throws. */
export async function removeRegistration(): Promise<void> {
  clearTimeout(subscription);
  await inOrder(unregisterDevice);
}
