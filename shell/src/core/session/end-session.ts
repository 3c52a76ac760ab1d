import { logout } from '@tessera/contract';
import { gateway } from '../request';
import { currentSession, dispatch } from '../session-state';

/** Ends the session here at once, and on the gateway with a call. Never throws. @param event who ended it */
export async function endSession(event: { readonly byMember?: boolean } = {}): Promise<void> {
  if (!currentSession()) return;
  // The call reads its token before the session is removed.
  const ended = gateway.call(logout, {}, { alert: false }).catch(() => undefined);
  dispatch({ ...event, type: 'signedOut' });
  await ended;
}
