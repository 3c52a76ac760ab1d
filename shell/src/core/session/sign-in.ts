import type { LoginValue, SessionInfo } from '@tessera/contract';
import { keys } from '@tessera/contract';
import { merchant } from '../../platform/merchant';
import { storedValue } from '../../platform/storage';
import { currentSession, dispatch } from '../session-state';
import { endSession } from './end-session';
import { notifyOtherTabs } from './other-tabs';

const flag = storedValue(keys.autoLogin);

/** Keeps the next start from signing in by itself. */
export const stopAutoLogin = (): void => flag.set(0);

/** What a login or a registration gives. */
export type SignedIn = Pick<LoginValue, 'id' | 'token' | 'userName' | 'customerType'> &
  Partial<Pick<LoginValue, 'firstTimeLogin' | 'spanId'>>;

/** Starts a session; what depends on the token loads by itself (R4.1b, R4.5a). */
export function signIn({
  id,
  token,
  userName,
  customerType,
  firstTimeLogin = false,
  spanId,
}: SignedIn): void {
  const session: SessionInfo = {
    id,
    token,
    userName,
    type: customerType,
    firstTimeLogin,
    merchantCode: merchant().code,
  };
  dispatch({ type: 'signedIn', session: spanId === undefined ? session : { ...session, spanId } });
}

/**
 * Ends the session as the member wishes: here and in the member's other tabs at once, on the gateway as soon as it
 * hears of it, and without an automatic login at the next start. Never throws.
 */
export async function signOut(): Promise<void> {
  const session = currentSession();
  if (!session) return;
  stopAutoLogin();
  const ended = endSession();
  notifyOtherTabs(session.id);
  await ended;
}
