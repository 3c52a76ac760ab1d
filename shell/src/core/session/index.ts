export type { MemberState } from '../session-state';
export { currentSession } from '../session-state';
export { stopAutoLogin } from './auto-login';
export { type Customer, customerInfo } from './customer';
export { completeMember, followToken, refreshMember } from './member-data';
export { followMemberLanguage } from './member-language';
export { followOtherTabs } from './other-tabs';
export {
  currentMember,
  type SignedIn,
  showInboxUnread,
  signIn,
  signOut,
  useMember,
  useSession,
} from './session';
export { acceptQueryToken, isTokenPending, tokenConfirmed } from './token-arrival';
