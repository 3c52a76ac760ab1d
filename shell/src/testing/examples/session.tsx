import {
  completeMember,
  confirmAccount,
  currentMember,
  currentSession,
  customerInfo,
  refreshMember,
  showInboxUnread,
  signIn,
  signOut,
  useMember,
  useSession,
} from '@tessera/shell/session';

// #region useSession
export function Greeting() {
  const session = useSession();
  return <p>{session?.userName}</p>;
}
// #endregion useSession

// #region useMember
export function Rank() {
  const { rank, unread } = useMember();
  return rank && <progress max={rank.currentProgress.totalExpectedConditions} value={unread} />;
}
// #endregion useMember

// #region currentSession
export const isMember = (): boolean => currentSession() !== undefined;
// #endregion currentSession

// #region currentMember
export const hasDeposited = (): boolean => (currentMember().depositCount ?? 0) > 0;
// #endregion currentMember

// #region completeMember
export async function accountName(): Promise<string | undefined> {
  await completeMember();
  return currentMember().info?.account;
}
// #endregion completeMember

// #region refreshMember
export const afterDeposit = async (): Promise<void> => refreshMember();
// #endregion refreshMember

// #region customerInfo
export async function nameForTracking(): Promise<string | undefined> {
  const customer = await customerInfo();
  return customer?.account;
}
// #endregion customerInfo

// #region showInboxUnread
export const afterReadingAll = (): void => showInboxUnread(0);
// #endregion showInboxUnread

// #region confirmAccount
/** With the answer of a login whose proof stood in the address. */
export async function afterLink(answer: { id: string; token: string; userName: string }): Promise<void> {
  const message = `Is ${answer.userName} your account?`;
  if (await confirmAccount(answer.id, () => ({ message }))) signIn(answer);
}
// #endregion confirmAccount

// #region signIn
/** With the answer of a login call. */
export const afterLogin = (answer: { id: string; token: string; userName: string }): void => signIn(answer);
// #endregion signIn

// #region signOut
export const SignOutButton = () => (
  <button type="button" onClick={() => void signOut()}>
    ↪
  </button>
);
// #endregion signOut
