import { logout } from '@tessera/contract';
import { gateway } from '../request';
import { currentSession, dispatch } from '../session-state';

/** Ends the session here at once, and on the gateway with a call. Never throws. */
export async function endSession(): Promise<void> {
  if (!currentSession()) return;
  // The call reads its token before the session is removed.
  const ended = gateway.call(logout, {}, { alert: false }).catch(() => undefined);
  dispatch({ type: 'signedOut' });
  await ended;
}
