import type { LoginValue, SessionInfo } from '@tessera/contract';
import { keys } from '@tessera/contract';
import { merchant } from '../../platform/merchant';
import { storedValue } from '../../platform/storage';
import { currentSession, dispatch } from '../session-state';
import { forgetConfirmedAccount } from './confirm-account';
import { endSession } from './end-session';
import { notifyOtherTabs } from './other-tabs';

const flag = storedValue(keys.autoLogin);

/** Switches the automatic login at the next start off. */
export const stopAutoLogin = (): void => flag.set(0);

/** The answer of a login or a registration. One of a registration has no type (R3.7). */
export type SignedIn = Pick<LoginValue, 'id' | 'token' | 'userName'> &
  Partial<Pick<LoginValue, 'customerType' | 'firstTimeLogin' | 'spanId'>>;

/** The member type until the member info has come, if the answer has none (R3.2). */
const PLAIN_MEMBER = 0;

/** Starts a session. A gateway that sends no id is served by the user name. `watchToken` loads the member's data (R4.1b, R4.5a). */
export function signIn({
  id,
  token,
  userName,
  customerType = PLAIN_MEMBER,
  firstTimeLogin = false,
  spanId,
}: SignedIn): void {
  const session: SessionInfo = {
    id: id || userName,
    token,
    userName,
    type: customerType,
    firstTimeLogin,
    merchantCode: merchant().code,
  };
  dispatch({ type: 'signedIn', session: spanId === undefined ? session : { ...session, spanId } });
}

/**
 * Ends the session because the member wants it: here and in the member's other tabs at once, and on the gateway with
 * a call. A page for members leads home. The next start does not sign in automatically. Never throws.
 */
export async function signOut(): Promise<void> {
  const session = currentSession();
  if (!session) return;
  stopAutoLogin();
  forgetConfirmedAccount();
  const ended = endSession({ byMember: true });
  notifyOtherTabs(session.id);
  await ended;
}
