/** @jest-environment jsdom */
import { inboxUnread, status, unreadCount } from '@tessera/contract';
import { provideGateway, provideRelease } from '../../testing';
import { sessionStore } from '../session-state';
import { signIn, watchToken } from '.';

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
