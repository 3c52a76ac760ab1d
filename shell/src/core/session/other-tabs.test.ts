/** @jest-environment jsdom */
import { logout } from '@tessera/contract';
import { provideGateway, provideRelease } from '../../testing';
import { currentSession, signIn, signOut } from '.';
import { watchOtherTabs } from './other-tabs';

const gateway = provideGateway();
provideRelease();
watchOtherTabs();

const KEY = 'tessera:signed-out';
const someone = { id: '7', token: 'token-7', userName: 'lucky', customerType: 0 } as const;
const hear = (newValue: string | null, key = KEY) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }));

beforeEach(() => {
  gateway.on(logout, { value: null });
  gateway.received.length = 0;
  signIn(someone);
});

test('a sign-out here is told to the other tabs, and leaves no trace', async () => {
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

test('a page that comes back from the browser’s memory after the session ended is a visitor’s', () => {
  const back = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  back();
  expect(currentSession()?.id).toBe('7');
  sessionStorage.clear();
  back();
  expect(currentSession()).toBeUndefined();
});
