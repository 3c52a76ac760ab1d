import type { SessionInfo } from '@tessera/contract';
import { useStore } from 'zustand';
import type { MemberState } from '../session-state';
import { currentSession, dispatch, sessionStore } from '../session-state';

export { currentSession, type MemberState } from '../session-state';
export { confirmAccount } from './confirm-account';
export { type Customer, completeMember, customerInfo, refreshMember, watchToken } from './member-data';
export { watchMemberLanguage } from './member-language';
export { watchOtherTabs } from './other-tabs';
export { confirmQueryToken, isTokenPending, tokenChecked, tokenConfirmed } from './query-token';
export { type SignedIn, signIn, signOut, stopAutoLogin } from './sign-in';

/** The session, or undefined for a visitor. */
export const useSession = (): SessionInfo | undefined => useStore(sessionStore, (state) => state.session);

/** Whether this visitor was a member, and has signed out in this page. */
export const useHasLeft = (): boolean => useStore(sessionStore, (state) => state.hasLeft ?? false);

/** Data of the member. */
export const useMember = (): MemberState => useStore(sessionStore, (state) => state.member);

/** The current data of the member, outside of a component. */
export const currentMember = (): MemberState => sessionStore.getState().member;

/** Sets the number of unread inbox messages for every place that shows it. */
export function showInboxUnread(inbox: number): void {
  const token = currentSession()?.token;
  if (token !== undefined) dispatch({ type: 'memberLoaded', token, part: { inbox } });
}
