export { stopAutoLogin } from './auto-login';
export { followToken } from './member-data';
export { followMemberLanguage } from './member-language';
export { followOtherTabs } from './other-tabs';
export { acceptQueryToken, isTokenPending, tokenConfirmed } from './token-arrival';

import type { LoginValue, SessionInfo } from '@tessera/contract';
import { useStore } from 'zustand';
import { merchant } from '../../platform/merchant';
import type { MemberState } from '../session-state';
import { currentSession, dispatch, sessionStore } from '../session-state';
import { stopAutoLogin } from './auto-login';
import { endSession } from './end-session';
import { tellOtherTabs } from './other-tabs';

export type { MemberState } from '../session-state';
export { currentSession } from '../session-state';
export { type Customer, customerInfo } from './customer';
export { completeMember, refreshMember } from './member-data';

/** What a login or a registration gives. */
export type SignedIn = Pick<LoginValue, 'id' | 'token' | 'userName' | 'customerType'> &
  Partial<Pick<LoginValue, 'firstTimeLogin' | 'spanId'>>;

/** The session, or undefined for a visitor. */
export const useSession = (): SessionInfo | undefined => useStore(sessionStore, (state) => state.session);

/** What is known of the member. */
export const useMember = (): MemberState => useStore(sessionStore, (state) => state.member);

/** The same at this moment, outside a component. */
export const currentMember = (): MemberState => sessionStore.getState().member;

/** Shows how many messages of the inbox are unread, wherever that is shown. */
export function showInboxUnread(inbox: number): void {
  const token = currentSession()?.token;
  if (token !== undefined) dispatch({ type: 'memberLoaded', token, part: { inbox } });
}

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
  tellOtherTabs(session.id);
  await ended;
}
