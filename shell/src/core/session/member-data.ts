import {
  type AnswerOf,
  customer,
  depositSettings,
  type Endpoint,
  type Flag,
  inboxUnread,
  mayChat,
  memberInfo,
  rankProgress,
  type SessionInfo,
  unreadCount,
} from '@tessera/contract';
import { gateway, isAbsent, isUnreached, whenReachedAgain } from '../request';
import type { MemberState } from '../session-state';
import { currentSession, dispatch, sessionStore, storedCustomer } from '../session-state';
import { hasFlag, siteReady } from '../site';

async function load<Answer>(
  session: SessionInfo,
  endpoint: Endpoint<object, Answer>,
  part: (answer: Answer) => Partial<MemberState>,
): Promise<void> {
  // The session may have ended while the flags were awaited.
  if (currentSession()?.token !== session.token) return;
  try {
    const answer = await gateway.call(endpoint, {}, { alert: false });
    dispatch({ type: 'memberLoaded', token: session.token, part: part(answer) });
  } catch (error) {
    // The client has logged it. Each part is independent, and a screen that needs one loads it again.
    if (isUnreached(error)) whenReachedAgain(refreshMember);
  }
}

/** On a device's first visit the flags come with the status, after the session. */
async function isOn(flag: Flag): Promise<boolean> {
  await siteReady().catch(() => undefined);
  return hasFlag(flag);
}

async function loadInbox(session: SessionInfo): Promise<void> {
  if (await isOn('INBOX3')) await load(session, inboxUnread, ({ unread }) => ({ inbox: unread }));
}

async function loadUnreadChat(session: SessionInfo): Promise<void> {
  if (mayChat(session.type) && (await isOn('CBS3')))
    await load(session, unreadCount, ({ unReadCount }) => ({ unread: unReadCount }));
}

async function loadAll(session: SessionInfo): Promise<void> {
  await Promise.all([
    load(session, memberInfo, (info) => ({ info })),
    load(session, rankProgress, (rank) => ({ rank })),
    load(session, depositSettings, ({ totalDepositSuccessCount }) => ({
      depositCount: totalDepositSuccessCount,
    })),
    loadInbox(session),
    loadUnreadChat(session),
  ]);
}

let underWay: { readonly token: string; readonly loaded: Promise<void> } | undefined;

/**
 * Loads what a member's pages need: info, rank, deposits, the inbox where there is one, and unread chat for member
 * types that may chat (R4.1b, R6.2c). Concurrent callers share one load. Never throws.
 */
export async function refreshMember(): Promise<void> {
  const session = currentSession();
  if (!session) return;
  if (underWay?.token !== session.token) {
    const { token } = session;
    const loaded = loadAll(session).finally(() => {
      if (underWay?.token === token) underWay = undefined;
    });
    underWay = { token, loaded };
  }
  await underWay.loaded;
}

/** Waits for the load under way, and loads again if info or rank is missing. Never throws. */
export async function completeMember(): Promise<void> {
  await underWay?.loaded;
  const { info, rank } = sessionStore.getState().member;
  if (!info || !rank) await refreshMember();
}

/** Loads the member's data whenever the token changes. */
export function watchToken(): void {
  let token: string | undefined;
  const check = () => {
    const next = currentSession()?.token;
    if (next !== token && next !== undefined) void refreshMember();
    token = next;
  };
  sessionStore.subscribe(check);
  check();
}

/** Id and account of the member, for tracking. */
export type Customer = AnswerOf<typeof customer>;

/**
 * Loads id and account of the member for tracking, once a session (R7.12).
 * @returns undefined for a visitor, and if the call fails
 */
export async function customerInfo(): Promise<Customer | undefined> {
  const session = currentSession();
  if (!session) return undefined;
  const known = storedCustomer.get();
  if (known?.id === session.id) return known;
  const answer = await gateway
    .call(customer, {}, { alert: false })
    // The specification shows no path for this call. The member's info has the same fields.
    .catch((error) => (isAbsent(error) ? gateway.call(memberInfo, {}, { alert: false }) : undefined))
    .catch(() => undefined);
  if (answer && currentSession()?.token === session.token) storedCustomer.set(answer);
  return answer;
}
