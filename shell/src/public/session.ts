export {
  type Customer,
  completeMember,
  currentSession,
  customerInfo,
  type MemberState,
  refreshMember,
  type SignedIn,
  showInboxUnread,
  signIn,
  signOut,
  useMember,
  useSession,
} from '../core/session';
