/** @jest-environment jsdom */
import { logout } from '@tessera/contract';
import { provideGateway, provideRelease } from '../../testing';
import { dispatch, storedSession } from '../session-state';
import { currentSession, signIn, signOut } from '.';
import { watchOtherTabs } from './other-tabs';

const gateway = provideGateway();
provideRelease();
const page = { reload: jest.fn() };
watchOtherTabs(page);

const KEY = 'tessera:signed-out';
const someone = { id: '7', token: 'token-7', userName: 'lucky', customerType: 0 } as const;
const hear = (newValue: string | null, key = KEY) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }));

beforeEach(() => {
  gateway.on(logout, { value: null });
  gateway.received.length = 0;
  signIn(someone);
});

test('a sign-out notifies the other tabs, and leaves nothing in the storage', async () => {
  const written = jest.spyOn(Storage.prototype, 'setItem');
  await signOut();
  const [, told] = written.mock.calls.find(([key]) => key === KEY) ?? [];
  expect(JSON.parse(told ?? '{}')).toMatchObject({ id: '7' });
  expect(told).not.toContain('token-7');
  expect(localStorage.getItem(KEY)).toBeNull();
  written.mockRestore();
});

test('a sign-out of the same member in another tab ends this tab’s session too', async () => {
  hear(JSON.stringify({ id: '7', at: 1 }));
  expect(currentSession()).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve));
  expect(gateway.calls(logout)[0]?.headers).toMatchObject({ Authorization: 'token-7' });
});

test.each([
  ['of another member', JSON.stringify({ id: '8', at: 1 }), KEY],
  ['that cannot be read', '{"id":', KEY],
  ['of another form', '7', KEY],
  ['that is only the trace going', null, KEY],
  ['about something else', JSON.stringify({ id: '7' }), 'tessera:site'],
])('news %s change nothing', (_, value, key) => {
  hear(value, key);
  expect(currentSession()?.id).toBe('7');
});

describe('a page that is restored from the back-forward cache', () => {
  const { customerType: type, ...rest } = someone;
  const own = { ...rest, type, merchantCode: 'demo', firstTimeLogin: false };
  const another = { ...own, id: '8', token: 'token-8', userName: 'plucky' };
  const back = (persisted = true) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  const reloads = () => [page.reload.mock.calls.length, document.body.hidden];
  beforeEach(() => {
    page.reload.mockClear();
    document.body.hidden = false;
  });

  test('of the session that it was left with goes on', () => {
    back();
    expect(currentSession()?.id).toBe('7');
    expect(reloads()).toEqual([0, false]);
  });

  test('after the session ended has no session', () => {
    sessionStorage.clear();
    back();
    expect(currentSession()).toBeUndefined();
    expect(reloads()).toEqual([0, false]);
  });

  test.each([
    ['another member', another],
    ['the same member anew', { ...own, token: 'token-9' }],
  ])('after %s signed in shows nothing of the member’s, and reloads', (_, session) => {
    storedSession.set(session);
    back(false);
    expect(reloads()).toEqual([0, false]);
    back();
    expect(reloads()).toEqual([1, true]);
  });

  test('of a visitor reloads after a member signed in', async () => {
    await signOut();
    storedSession.set(another);
    back();
    expect(reloads()).toEqual([1, true]);
  });

  test('neither ends nor changes the session of the other member while it reloads', () => {
    storedSession.set(another);
    back();
    dispatch({
      type: 'memberLoaded',
      token: 'token-7',
      part: { info: { id: '7', account: 'lucky', type: 1 } },
    });
    expect(storedSession.get()).toEqual(another);
    dispatch({ type: 'signedOut' });
    expect(storedSession.get()).toEqual(another);
  });
});
