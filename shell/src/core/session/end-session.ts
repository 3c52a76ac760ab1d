import { logout } from '@tessera/contract';
import { gateway } from '../request';
import { currentSession, dispatch } from '../session-state';

/** Ends the session here at once, and on the gateway as soon as it hears of it. Never throws. */
export async function endSession(): Promise<void> {
  if (!currentSession()) return;
  // The call takes its token before the session is gone.
  const told = gateway.call(logout, {}, { alert: false }).catch(() => undefined);
  dispatch({ type: 'signedOut' });
  await told;
}
