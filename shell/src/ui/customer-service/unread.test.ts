/** @jest-environment jsdom */
import { type MemberType, siteStatus, unreadCount } from '@tessera/contract';
import * as v from 'valibot';
import { dispatch, sessionStore } from '../../core/session-state/store';
import { siteStore } from '../../core/site/store';
import { provideGateway, provideRelease } from '../../testing';
import { watchUnread } from './unread';

provideRelease();
const gateway = provideGateway();
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const chat = (on: boolean) => siteStore.setState(v.parse(siteStatus, { whitelabelVal: { CBS3: on } }), true);
const signInAs = (type: MemberType) =>
  dispatch({
    type: 'signedIn',
    session: { id: '1', token: 't', merchantCode: 'demo', userName: 'u', type, firstTimeLogin: false },
  });
const unread = () => sessionStore.getState().member.unread;
const comeBack = async () => {
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
};

beforeAll(watchUnread);
beforeEach(() => {
  chat(false);
  dispatch({ type: 'signedOut' });
  gateway.received.length = 0;
  gateway.on(unreadCount, { value: { unReadCount: 3 } });
});

test('the count is loaded when the chat is switched on after the sign-in [R7.28]', async () => {
  signInAs(0);
  chat(true);
  await settle();
  expect(unread()).toBe(3);
  expect(gateway.calls(unreadCount)[0]).toMatchObject({
    path: '/wps/relay/CBS_unreadCount',
    headers: { ModuleId: 'CBS3', Authorization: 't' },
  });
});

test('and again when the member returns to the page', async () => {
  signInAs(0);
  chat(true);
  await settle();
  gateway.on(unreadCount, { value: { unReadCount: 5 } });
  await comeBack();
  expect(unread()).toBe(5);
  gateway.on(unreadCount, { status: 503 });
  await comeBack();
  expect(unread()).toBe(5);
});

test.each([
  [0, 1],
  [1, 1],
  [2, 1],
  [4, 0],
  [40, 0],
  [41, 0],
  [42, 0],
] as const)('for type %d it is asked for %d times [R6.2c]', async (type, times) => {
  chat(true);
  signInAs(type);
  await comeBack();
  expect(gateway.calls(unreadCount)).toHaveLength(times);
});

test('no count is loaded for a visitor, or without the flag CBS3', async () => {
  chat(true);
  await comeBack();
  chat(false);
  signInAs(0);
  await comeBack();
  expect(gateway.calls(unreadCount)).toHaveLength(0);
});
