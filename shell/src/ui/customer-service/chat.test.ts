/** @jest-environment jsdom */
import { launchChat, siteStatus } from '@tessera/contract';
import * as v from 'valibot';
import { noticeStore } from '../../core/notices/store';
import { signIn } from '../../core/session';
import { siteStore } from '../../core/site/store';
import { changeLanguage } from '../../platform/i18n';
import { provideGateway, provideRelease, provideShellTexts } from '../../testing';
import { openChat } from '.';

provideRelease({ merchant: { languages: ['EN', 'CN', 'TW', 'AR'] } });
const gateway = provideGateway();
// jsdom follows an address only when nothing but its fragment changes.
const CHAT = 'http://localhost/#chat';
const PLAIN = 'http://localhost/#plain';

const withPlainLink = (link: string) =>
  siteStore.setState(
    v.parse(siteStatus, {
      customerService: [
        { csType: 'LINE', link: 'https://line.me/x' },
        { csType: 'LIVECHAT', link },
      ],
    }),
    true,
  );
const covers = () => noticeStore.getState().loadings.length;
const alerts = () => noticeStore.getState().dialogs.map(({ message }) => message);
/** Lets answers arrive without letting time pass. */
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeAll(async () => {
  await provideShellTexts();
  gateway.on('/wps/member/info', { status: 502 });
  signIn({ id: '7', token: 'token-7', userName: 'lucky', customerType: 0 });
});
beforeEach(async () => {
  await changeLanguage('EN');
  jest.useFakeTimers();
  location.hash = '';
  gateway.received.length = 0;
  siteStore.setState(v.parse(siteStatus, {}), true);
});
afterEach(() => {
  for (const { settle: close } of noticeStore.getState().dialogs) close(true);
  jest.useRealTimers();
});

test('the chat opens 500 ms after its address is loaded, under a loading cover [R4.21a, R9.13]', async () => {
  gateway.on(launchChat, { value: CHAT });
  const opened = openChat();
  expect(covers()).toBe(1);
  await settle();
  await jest.advanceTimersByTimeAsync(499);
  expect(location.hash).toBe('');
  expect(covers()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  await opened;
  expect(location.hash).toBe('#chat');
  expect(covers()).toBe(0);
});

test('the cover of a slow chat stays for its 5 s and the delay, up to 10 s [R9.19]', async () => {
  gateway.on(launchChat, async () => {
    await new Promise((resolve) => setTimeout(resolve, 4_900));
    return { value: CHAT };
  });
  const opened = openChat();
  await jest.advanceTimersByTimeAsync(5_300);
  expect([covers(), location.hash]).toEqual([1, '']);
  await jest.advanceTimersByTimeAsync(100);
  await opened;
  expect([covers(), location.hash]).toEqual([0, '#chat']);
});

test.each([
  ['EN', 'EN'],
  ['AR', 'AR'],
  ['CN', 'CN'],
  ['TW', 'CN'],
])('a member who reads %s chats in %s [R7.27]', async (code, language) => {
  await changeLanguage(code);
  gateway.on(launchChat, { value: CHAT });
  const opened = openChat();
  await jest.advanceTimersByTimeAsync(600);
  await opened;
  const [sent] = gateway.calls(launchChat);
  expect(sent?.path).toBe('/wps/relay/CBS_launchChat');
  expect(sent?.body).toMatchObject({
    b2c: true,
    language,
    backUrl: expect.stringMatching(/^http:\/\/localhost\//),
  });
  expect(Object.keys(sent?.body as object).sort()).toEqual(['b2c', 'backUrl', 'language', 'title']);
});

test.each([
  [['EN', 'TH'], 'EN'],
  [['CN', 'TH'], 'CN'],
  [['TH'], 'EN'],
])(
  'a chat that speaks %j is asked in %s, under the merchant’s title [R9.33, R2.61]',
  async (languages, spoken) => {
    siteStore.setState(
      v.parse(siteStatus, { mobileTemplate: { chat: { title: 'Ask us', languages } } }),
      true,
    );
    gateway.on(launchChat, { value: CHAT });
    const opened = openChat();
    await jest.advanceTimersByTimeAsync(600);
    await opened;
    expect(gateway.calls(launchChat)[0]?.body).toMatchObject({ language: spoken, title: 'Ask us' });
  },
);

test.each([
  'unreachable',
  'timeout',
  { status: 500 },
  { refused: { message: 'No agent is free' } },
  { value: 'javascript:alert(1)' },
] as const)('when the call ends in %j, the plain link opens instead [R4.21b]', async (reply) => {
  withPlainLink(PLAIN);
  gateway.on(launchChat, reply);
  await openChat();
  expect(location.hash).toBe('#plain');
  expect([covers(), alerts()]).toEqual([0, []]);
});

test.each([
  [{ refused: { message: 'No agent is free' } }, 'No agent is free'],
  [{ status: 500 }, 'Something went wrong on our side. Please try again in a few minutes.'],
  [
    { value: 'javascript:alert(1)' },
    'We got an unexpected response from our servers. Please refresh the page and try again.',
  ],
] as const)(
  'without a plain link, %j shows the error once the cover is gone [R4.21a]',
  async (reply, message) => {
    gateway.on(launchChat, reply);
    const opened = openChat();
    await settle();
    expect(alerts()).toEqual([message]);
    expect(covers()).toBe(0);
    noticeStore.getState().dialogs[0]?.settle(true);
    await opened;
    expect(location.hash).toBe('');
  },
);

test('a plain link to a disallowed address is ignored', async () => {
  withPlainLink('javascript:alert(1)');
  gateway.on(launchChat, { refused: { message: 'No agent is free' } });
  void openChat();
  await settle();
  expect(alerts()).toEqual(['No agent is free']);
});
