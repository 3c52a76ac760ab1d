import {
  type AnswerOf,
  customer,
  depositSettings,
  type Endpoint,
  inboxUnread,
  mayChat,
  memberInfo,
  rankProgress,
  type SessionInfo,
  unreadCount,
} from '@tessera/contract';
import { gateway } from '../request';
import type { MemberState } from '../session-state';
import { currentSession, dispatch, sessionStore, storedCustomer } from '../session-state';
import { hasFlag } from '../site';

async function load<Answer>(
  session: SessionInfo,
  endpoint: Endpoint<object, Answer>,
  part: (answer: Answer) => Partial<MemberState>,
): Promise<void> {
  try {
    const answer = await gateway.call(endpoint, {}, { alert: false });
    dispatch({ type: 'memberLoaded', token: session.token, part: part(answer) });
  } catch {
    // Already logged by the client; each part stands alone, and a screen that needs one asks again.
  }
}

async function loadAll(session: SessionInfo): Promise<void> {
  await Promise.all([
    load(session, memberInfo, (info) => ({ info })),
    load(session, rankProgress, (rank) => ({ rank })),
    load(session, depositSettings, ({ totalDepositSuccessCount }) => ({
      depositCount: totalDepositSuccessCount,
    })),
    hasFlag('INBOX3') && load(session, inboxUnread, ({ unread }) => ({ inbox: unread })),
    mayChat(session.type) &&
      hasFlag('CBS3') &&
      load(session, unreadCount, ({ unReadCount }) => ({ unread: unReadCount })),
  ]);
}

let underWay: { readonly token: string; readonly loaded: Promise<void> } | undefined;

/**
 * Loads what a member's pages need: info, rank, deposits, the inbox where there is one, and unread chat for those who
 * may have some (R4.1b, R6.2c). Whoever asks while that is under way waits for the same answers. Never throws.
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

/** Waits for what is being loaded of the member, and asks again when info or rank have not come. Never throws. */
export async function completeMember(): Promise<void> {
  await underWay?.loaded;
  const { info, rank } = sessionStore.getState().member;
  if (!info || !rank) await refreshMember();
}

/** Loads them whenever another token is set. */
export function watchToken(): void {
  let token: string | undefined;
  const follow = () => {
    const next = currentSession()?.token;
    if (next !== token && next !== undefined) void refreshMember();
    token = next;
  };
  sessionStore.subscribe(follow);
  follow();
}

/** Who the member is to tracking: id and account. */
export type Customer = AnswerOf<typeof customer>;

/**
 * Who the member is to tracking; asked once a session and kept in session storage (R7.12). Undefined for a visitor,
 * and when the gateway does not say.
 */
export async function customerInfo(): Promise<Customer | undefined> {
  const session = currentSession();
  if (!session) return undefined;
  const known = storedCustomer.get();
  if (known?.id === session.id) return known;
  const answer = await gateway.call(customer, {}, { alert: false }).catch(() => undefined);
  if (answer && currentSession()?.token === session.token) storedCustomer.set(answer);
  return answer;
}
