import type { MemberInfo, RankProgress, SessionInfo } from '@tessera/contract';

/** What is known of the member beyond the session itself. */
export interface MemberState {
  readonly info?: MemberInfo;
  readonly rank?: RankProgress;
  /** Deposits that have arrived; absent until the gateway has said. */
  readonly depositCount?: number;
  /** Chat messages. */
  readonly unread: number;
  /** Unread messages of the inbox. */
  readonly inbox: number;
}

export interface SessionState {
  /** Absent for a visitor (R4.1a). */
  readonly session?: SessionInfo;
  readonly member: MemberState;
}

/** Everything that can happen to a session. */
export type SessionEvent =
  | { readonly type: 'restored' | 'signedIn'; readonly session: SessionInfo }
  | { readonly type: 'signedOut' }
  | { readonly type: 'memberLoaded'; readonly token: string; readonly part: Partial<MemberState> };

const nobody: MemberState = { unread: 0, inbox: 0 };
export const visitor: SessionState = { member: nobody };

/** The session after an event. An answer that belongs to another session changes nothing. */
export function reduce(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'restored':
    case 'signedIn':
      return { session: event.session, member: nobody };
    case 'signedOut':
      return visitor;
    case 'memberLoaded':
      if (event.token !== state.session?.token) return state;
      return { ...state, member: { ...state.member, ...event.part } };
  }
}
