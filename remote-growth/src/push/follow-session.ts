import type { SessionInfo } from '@tessera/contract';
import { warnOfPush } from './warn';

/** The code that registers this device, with the push service's library: only where notifications are allowed. */
export const registration = () => import(/* webpackChunkName: "push" */ './follow');

/** What push messages have to do with a session that has begun, changed or ended (R4.32b, R4.33a). */
export function followSession(session: SessionInfo | undefined): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  registration().then(({ followAuthToken }) => followAuthToken(session?.token), warnOfPush);
}
