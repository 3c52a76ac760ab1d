import type { SessionInfo } from '@tessera/contract';
import { warnOfPush } from './warn';

/** Loads the code that registers this device, with the library of the push service. */
export const loadRegistration = () => import(/* webpackChunkName: "push" */ './registration');

/**
 * Updates the registration of this device when a session starts, changes or ends (R4.32b, R4.33a). Loads no code unless
 * notifications are allowed.
 */
export function syncWithSession(session: SessionInfo | undefined): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  loadRegistration().then(({ syncRegistration }) => syncRegistration(session?.token), warnOfPush);
}
