import type { MemberInfo, SessionInfo } from '@tessera/contract';
import { reduce, type SessionEvent, type SessionState, visitor } from './reducer';

const session = (part: Partial<SessionInfo> = {}): SessionInfo => ({
  id: '7',
  token: 'token-7',
  merchantCode: 'demo',
  userName: 'lucky',
  type: 0,
  firstTimeLogin: false,
  ...part,
});
const info: MemberInfo = { id: '7', account: 'lucky', type: 0 };
const nobody = { unread: 0, inbox: 0 };
const member: SessionState = { session: session(), member: { info, depositCount: 3, unread: 2, inbox: 0 } };

const loaded = (token: string, unread: number): SessionEvent => ({
  type: 'memberLoaded',
  token,
  part: { unread },
});

test('without a token there is no session [R4.1a]', () => {
  expect(visitor).toEqual({ member: nobody });
});

test.each(['restored', 'signedIn'] as const)(
  '%s starts a session of which nothing else is known yet',
  (type) => {
    const other = session({ token: 'token-8', id: '8' });
    for (const before of [visitor, member]) {
      expect(reduce(before, { type, session: other })).toEqual({ session: other, member: nobody });
    }
  },
);

test('signedOut forgets unread count, member info and deposit count [R4.1c]', () => {
  expect(reduce(member, { type: 'signedOut' })).toEqual({ member: nobody });
});

test('memberLoaded adds a part and leaves the others', () => {
  expect(reduce(member, loaded('token-7', 5))).toEqual({
    session: session(),
    member: { info, depositCount: 3, unread: 5, inbox: 0 },
  });
});

test('member info sets the type of the session, and leaves it if it has none [R3.2, R4.11b]', () => {
  const answered = (type?: number): SessionEvent => ({
    type: 'memberLoaded',
    token: 'token-7',
    part: { info: { id: '7', account: 'lucky', ...(type !== undefined && { type }) } },
  });
  expect(reduce(member, answered(1)).session).toEqual(session({ type: 1 }));
  expect(reduce(member, answered()).session).toBe(member.session);
  expect(reduce(member, answered(0)).session).toBe(member.session);
});

test.each([
  ['another member', member, 'token-8'],
  ['nobody', visitor, 'token-7'],
])('an answer that comes when %s is signed in changes nothing', (_, state, token) => {
  expect(reduce(state, loaded(token, 9))).toBe(state);
});
