/** @jest-environment jsdom */
import {
  depositSettings,
  inboxUnread,
  logout,
  memberInfo,
  rankProgress,
  unreadCount,
} from '@tessera/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { provideGateway, provideRelease } from '../../testing';
import { dispatch, restoreSession, sessionStore } from '../session-state/store';
import { siteStore } from '../site/store';
import { completeMember, currentSession, refreshMember, signIn, signOut, useMember, useSession } from '.';
import { watchToken } from './member-data';

const OWN = 'tessera:session';
const MEMBER_CENTRE = 'MC_SESSION_INFO';

const gateway = provideGateway();
provideRelease();

const someone = { id: '7', token: 'token-7', userName: 'lucky', customerType: 0 } as const;
const record = {
  id: '7',
  token: 'token-7',
  merchantCode: 'demo',
  userName: 'lucky',
  type: 0,
  firstTimeLogin: false,
};
const stored = (key: string): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null');
const switchOn = (CBS3: boolean) =>
  siteStore.setState((site) => ({ whitelabelVal: { ...site.whitelabelVal, CBS3 } }));

/** What a reload leaves: the storage, and nothing of this page. */
const reload = () => sessionStore.setState({ member: { unread: 0, inbox: 0 } }, true);

watchToken();
gateway.on(logout, { value: null });
beforeEach(async () => {
  await signOut();
  sessionStorage.clear();
  gateway.received.length = 0;
  gateway.on(memberInfo, { value: { id: 7, account: 'lucky', type: 0 } });
  gateway.on(rankProgress, {
    value: { currentProgress: { completedConditions: 1, totalExpectedConditions: 4 } },
  });
  gateway.on(depositSettings, { value: { totalDepositSuccessCount: '3' } });
  gateway.on(unreadCount, { value: { unReadCount: 2 } });
  switchOn(true);
});

describe('the session record', () => {
  test('stands in session storage, and under the member centre’s key too [R3.1]', () => {
    signIn({ ...someone, customerType: 1, firstTimeLogin: true, spanId: 'span-1' });
    const whole = { ...record, type: 1, firstTimeLogin: true, spanId: 'span-1' };
    expect(stored(OWN)).toEqual(whole);
    expect(stored(MEMBER_CENTRE)).toEqual(whole);
    expect(localStorage.getItem(OWN)).toBeNull();
  });

  test('survives a reload', () => {
    signIn(someone);
    reload();
    expect(currentSession()).toBeUndefined();
    restoreSession();
    expect(currentSession()).toEqual(record);
  });

  test('is removed by a sign-out even if this page had no session [R8.8]', () => {
    sessionStorage.setItem(OWN, JSON.stringify(record));
    sessionStorage.setItem(MEMBER_CENTRE, JSON.stringify(record));
    dispatch({ type: 'signedOut' });
    expect([stored(OWN), stored(MEMBER_CENTRE)]).toEqual([null, null]);
  });

  test('of another merchant is discarded', () => {
    sessionStorage.setItem(OWN, JSON.stringify({ ...record, merchantCode: 'other' }));
    restoreSession();
    expect(currentSession()).toBeUndefined();
    expect(sessionStorage.getItem(OWN)).toBeNull();
  });

  test.each([
    ['no JSON', '{"id":'],
    ['no token', JSON.stringify({ ...record, token: '' })],
    ['a text', '"token-7"'],
  ])('that holds %s is dropped with a warning', (_, raw) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    sessionStorage.setItem(OWN, raw);
    restoreSession();
    expect(currentSession()).toBeUndefined();
    expect(sessionStorage.getItem(OWN)).toBeNull();
    expect(warned).toHaveBeenCalledWith(expect.stringContaining(OWN));
    expect(JSON.stringify(warned.mock.calls)).not.toContain('token-7');
    warned.mockRestore();
  });
});

describe('signing out', () => {
  test('ends the session here at once, and on the gateway with its token', async () => {
    signIn(someone);
    const told = signOut();
    expect(currentSession()).toBeUndefined();
    expect(sessionStorage.getItem(OWN)).toBeNull();
    expect(sessionStorage.getItem(MEMBER_CENTRE)).toBeNull();
    await told;
    expect(gateway.calls(logout)[0]?.headers).toMatchObject({ Authorization: 'token-7' });
  });

  test.each(['unreachable', { status: 401 }, { refused: { message: 'CUSTOMER_NOT_LOGIN' } }] as const)(
    'never throws, not even when the gateway says %j',
    async (reply) => {
      gateway.on(logout, reply);
      signIn(someone);
      await expect(signOut()).resolves.toBeUndefined();
      expect(currentSession()).toBeUndefined();
      gateway.on(logout, { value: null });
    },
  );

  test('of a visitor makes no call', async () => {
    await signOut();
    expect(gateway.received).toEqual([]);
  });
});

describe('the data of the member', () => {
  const watch = () => renderHook(() => ({ session: useSession(), member: useMember() })).result;

  test('a visitor has no session, and no call is made [R4.1a, R6.1a]', () => {
    expect(watch().current).toEqual({ session: undefined, member: { unread: 0, inbox: 0 } });
    expect(gateway.received).toEqual([]);
  });

  test('loads when a token is set, and is removed when it is cleared [R4.1b, R4.1c]', async () => {
    siteStore.setState((site) => ({ whitelabelVal: { ...site.whitelabelVal, INBOX3: true } }));
    gateway.on(inboxUnread, { value: { unread: 4 } });
    const result = watch();
    act(() => signIn(someone));
    await waitFor(() =>
      expect(result.current.member).toEqual({
        info: { id: '7', account: 'lucky', type: 0 },
        rank: { currentProgress: { completedConditions: 1, totalExpectedConditions: 4 } },
        depositCount: 3,
        unread: 2,
        inbox: 4,
      }),
    );
    await act(signOut);
    expect(result.current).toEqual({ session: undefined, member: { unread: 0, inbox: 0 } });
  });

  test('loads again for another token, not for the same', async () => {
    signIn(someone);
    signIn({ ...someone, userName: 'renamed' });
    signIn({ ...someone, token: 'token-8' });
    await waitFor(() => expect(sessionStore.getState().member.depositCount).toBe(3));
    expect(gateway.calls(memberInfo).map(({ headers }) => headers.Authorization)).toEqual([
      'token-7',
      'token-8',
    ]);
  });

  test.each([
    [0, true, 1],
    [1, true, 1],
    [2, true, 1],
    [4, true, 0],
    [40, true, 0],
    [41, true, 0],
    [42, true, 0],
    [0, false, 0],
  ] as const)(
    'unread chat of type %d with CBS3 %s is asked for %d times [R3.2, R6.2c]',
    async (type, flag, times) => {
      switchOn(flag);
      signIn({ ...someone, customerType: type });
      await refreshMember();
      expect(gateway.calls(unreadCount).length > 0).toBe(times > 0);
      if (times) expect(gateway.calls(unreadCount)[0]?.headers).toMatchObject({ ModuleId: 'CBS3' });
    },
  );

  test('concurrent refreshes share one load; a later one loads again', async () => {
    signIn(someone);
    await Promise.all([refreshMember(), refreshMember()]);
    expect(gateway.calls(rankProgress)).toHaveLength(1);
    await refreshMember();
    expect(gateway.calls(rankProgress)).toHaveLength(2);
  });

  test('completeMember waits for the load, and loads again only if a part is missing', async () => {
    signIn(someone);
    await completeMember();
    expect(gateway.calls(rankProgress)).toHaveLength(1);
    await completeMember();
    expect(gateway.calls(rankProgress)).toHaveLength(1);
    gateway.on(memberInfo, { status: 500 });
    signIn({ ...someone, token: 'another' });
    await refreshMember();
    gateway.on(memberInfo, { value: { id: 7, account: 'lucky', type: 0 } });
    await completeMember();
    expect(sessionStore.getState().member.info).toBeDefined();
  });

  test('what did not reach the gateway is loaded when it is reached again, for the member who is signed in', async () => {
    gateway.on(memberInfo, 'unreachable');
    signIn(someone);
    await refreshMember();
    gateway.on(memberInfo, { value: { id: 7, account: 'lucky', type: 0 } });
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(sessionStore.getState().member.info).toBeDefined());
  });

  test('a part that fails leaves the others', async () => {
    gateway.on(memberInfo, { status: 500 });
    signIn(someone);
    await refreshMember();
    expect(sessionStore.getState().member).toMatchObject({ depositCount: 3, unread: 2 });
    expect(sessionStore.getState().member.info).toBeUndefined();
  });

  test('an answer that comes after the sign-out is dropped', async () => {
    signIn(someone);
    const late = refreshMember();
    await signOut();
    await late;
    expect(sessionStore.getState()).toEqual({ hasLeft: true, member: { unread: 0, inbox: 0 } });
  });
});
