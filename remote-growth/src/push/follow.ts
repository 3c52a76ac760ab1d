import { pushHere } from './here';
import { bindDevice, joinEverybody, leaveEverything } from './membership';
import type { PushConfig } from './push-config';
import { warnOfPush } from './warn';

/** In ms: how long after a change of the auth token the device joins everybody (R4.33a, R9.20). */
export const SETUP_DELAY = 10_000;

let followed: string | undefined;
let setup: ReturnType<typeof setTimeout> | undefined;
let last: Promise<unknown> = Promise.resolve();

async function attempt(step: (config: PushConfig) => Promise<void>): Promise<boolean> {
  try {
    const config = await pushHere();
    await (config && step(config));
    return config !== undefined;
  } catch (error) {
    warnOfPush(error);
    return false;
  }
}

/** One step after the other, so that a quick sign-out does not overtake the binding before it. */
function inTurn(step: (config: PushConfig) => Promise<void>): Promise<boolean> {
  const next = last.then(() => attempt(step));
  last = next;
  return next;
}

/**
 * Keeps this device's registration in step with the auth token: bound at once and in silence (R4.32b), in the topic of
 * everybody 10 s later, and off everything when the member has signed out (R4.33a). To be called with every token, and
 * with none; the visitor must have allowed notifications. Gives whether the device is registered now; never throws.
 */
export async function followAuthToken(authToken: string | undefined): Promise<boolean> {
  const hasSignedOut = followed !== undefined && authToken === undefined;
  followed = authToken;
  clearTimeout(setup);
  if (hasSignedOut) {
    await inTurn(leaveEverything);
    return false;
  }
  if (authToken !== undefined) setup = setTimeout(() => void inTurn(joinEverybody), SETUP_DELAY);
  return inTurn(bindDevice);
}
