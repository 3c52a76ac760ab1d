/** @jest-environment jsdom */
import { type Endpoint, inboxUnread, memberInfo, status, unreadCount } from '@tessera/contract';
import { provideGateway, provideRelease } from '../../testing';
import { sessionStore } from '../session-state';
import { refreshMember, signIn, signOut, watchToken } from '.';

provideRelease();
const gateway = provideGateway();

test('on the first page of a device, whose flags come after its session, inbox and unread chat are asked for too [R4.1b, R6.2c]', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  gateway.on(status, async () => {
    await answered;
    return { value: { whitelabelVal: { INBOX3: true, CBS3: true } } };
  });
  gateway.on(inboxUnread, { value: { unread: 4 } });
  gateway.on(unreadCount, { value: { unReadCount: 2 } });
  watchToken();
  signIn({ id: '7', token: 'token-7', userName: 'lucky', customerType: 0 });
  answer();
  await new Promise<void>((resolve) => {
    sessionStore.subscribe(({ member: { inbox, unread } }) => inbox === 4 && unread === 2 && resolve());
  });
  expect(gateway.calls(status)).toHaveLength(1);
});

test('after a member has left, no call of a member goes out without the session [R7.28]', async () => {
  for (const endpoint of [memberInfo, inboxUnread, unreadCount]) gateway.on(endpoint, { value: {} });
  signIn({ id: '8', token: 'token-8', userName: 'lena', customerType: 0 });
  const loaded = refreshMember();
  signOut();
  await loaded;
  const tokens = (endpoint: Endpoint<object, unknown>) =>
    gateway.calls(endpoint).map(({ headers }) => headers.Authorization);
  expect(tokens(memberInfo)).toStrictEqual(['token-7', 'token-8']);
  expect([tokens(inboxUnread), tokens(unreadCount)]).toStrictEqual([['token-7'], ['token-7']]);
});
