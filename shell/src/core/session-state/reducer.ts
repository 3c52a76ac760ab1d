import type { MemberInfo, RankProgress, SessionInfo } from '@tessera/contract';

/** Data of the member, beside the session. */
export interface MemberState {
  readonly info?: MemberInfo;
  readonly rank?: RankProgress;
  /** Deposits that have arrived; absent until the gateway has answered. */
  readonly depositCount?: number;
  /** Chat messages. */
  readonly unread: number;
  /** Unread messages of the inbox. */
  readonly inbox: number;
}

export interface SessionState {
  /** Absent for a visitor (R4.1a). */
  readonly session?: SessionInfo;
  /** Whether this visitor was a member, and has signed out in this page. */
  readonly hasLeft?: boolean;
  readonly member: MemberState;
}

/** Every event of a session. */
export type SessionEvent =
  | { readonly type: 'restored' | 'signedIn'; readonly session: SessionInfo }
  | { readonly type: 'signedOut'; readonly byMember?: boolean }
  | { readonly type: 'memberLoaded'; readonly token: string; readonly part: Partial<MemberState> };

const noMember: MemberState = { unread: 0, inbox: 0 };
export const visitor: SessionState = { member: noMember };

/** Member info is newer than the answer of the sign-in, and a registration's answer has no type (R3.7, R4.11b). */
const withType = (session: SessionInfo, type: MemberInfo['type']): SessionInfo =>
  type === undefined || type === session.type ? session : { ...session, type };

/** @returns the state after an event. An answer that belongs to another session changes nothing */
export function reduce(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'restored':
    case 'signedIn':
      return { session: event.session, member: noMember };
    case 'signedOut':
      // The gateway may refuse the member's own logout call, because it has ended the session itself.
      if (!state.session) return state;
      return event.byMember ? { ...visitor, hasLeft: true } : visitor;
    case 'memberLoaded':
      if (event.token !== state.session?.token) return state;
      return {
        session: withType(state.session, event.part.info?.type),
        member: { ...state.member, ...event.part },
      };
  }
}
