/** @jest-environment jsdom */
import { chatAuthKey, launchChat, siteStatus, unreadCount } from '@tessera/contract';
import { provideDialogs } from '@tessera/ui/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { endInterruption } from '../../../core/interruptions';
import { Interruptions } from '../../../core/interruptions/interruptions';
import { dispatch, sessionStore } from '../../../core/session-state/store';
import { siteStore } from '../../../core/site/store';
import { provideGateway, provideRelease, provideShellTexts } from '../../../testing';
import { openChatWidget } from '..';

provideDialogs();
provideRelease();
const gateway = provideGateway();
const ADDRESS = 'https://chat.example/room?token=7';
Object.assign(globalThis, { CSS: { supports: (_: string, value: string) => /^#[0-9a-f]{6}$/.test(value) } });

beforeAll(provideShellTexts);
beforeEach(async () => {
  siteStore.setState(v.parse(siteStatus, { whitelabelVal: { CBS3: true } }), true);
  dispatch({
    type: 'signedIn',
    session: { id: '1', token: 't', merchantCode: 'demo', userName: 'u', type: 0, firstTimeLogin: false },
  });
  gateway.on(launchChat, { value: ADDRESS });
  gateway.on(chatAuthKey, { value: 'key-7' });
  gateway.on(unreadCount, { value: { unReadCount: 4 } });
  gateway.received.length = 0;
  render(<Interruptions />);
});
afterEach(() => act(() => endInterruption('chat')));

const open = (chat?: object) => {
  siteStore.setState(v.parse(siteStatus, { whitelabelVal: { CBS3: true }, mobileTemplate: { chat } }), true);
  return act(openChatWidget);
};
const frame = async (): Promise<HTMLIFrameElement> => {
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
  return document.querySelector('iframe') as HTMLIFrameElement;
};
const header = () => screen.getByRole('heading').parentElement;
const say = (source: unknown, origin: string, data: unknown) =>
  act(() => {
    dispatchEvent(new MessageEvent('message', { source: source as Window, origin, data }));
  });

test('it has the default title of a chat, and shows the chat’s own page [R2.61]', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'Chat' })).toBeTruthy();
  expect((await frame()).src).toBe(ADDRESS);
});

test('header colour, icon and title are the merchant’s [R2.61]', async () => {
  await open({ headerColor: '#114422', icon: '/wps/icon.svg', title: 'Ask Jade' });
  expect(screen.getByRole('heading', { name: 'Ask Jade' })).toBeTruthy();
  expect(header()?.style.backgroundColor).toBe('rgb(17, 68, 34)');
  expect(header()?.querySelector('img')?.getAttribute('src')).toBe('/wps/icon.svg');
});

test.each([
  ['#114422', 'rgb(255, 255, 255)'],
  ['#ffe14d', 'rgb(0, 0, 0)'],
])('the text on a header of %s is legible', async (headerColor, text) => {
  await open({ headerColor });
  expect(header()?.style.backgroundImage).toBe('none');
  expect(header()?.style.color).toBe(text);
});

test('an invalid colour keeps the theme’s', async () => {
  await open({ headerColor: 'url(https://evil.example)' });
  expect(header()?.getAttribute('style')).toBeNull();
});

test('the chat’s unread count reaches the bottom navigation [R2.61]', async () => {
  await open();
  const before = sessionStore.getState().member.unread;
  const page = (await frame()).contentWindow;
  say(page, 'https://evil.example', { type: 'chat:unread', count: 9 });
  say(window, 'https://chat.example', { type: 'chat:unread', count: 9 });
  say(page, 'https://chat.example', { type: 'chat:unread', count: -1 });
  expect(sessionStore.getState().member.unread).toBe(before);
  say(page, 'https://chat.example', { type: 'chat:unread', count: 2 });
  expect(sessionStore.getState().member.unread).toBe(2);
});

test('the chat gets the value of the auth-key call, by message and never in its address [R7.41, R7.49b]', async () => {
  await open();
  const shown = await frame();
  const posted = jest.fn();
  Object.defineProperty(shown, 'contentWindow', { value: { postMessage: posted } });
  fireEvent.load(shown);
  await waitFor(() =>
    expect(posted).toHaveBeenCalledWith({ type: 'chat:key', key: 'key-7' }, 'https://chat.example'),
  );
  expect(gateway.calls('/wps/relay/WPSCORE_saveMemberInfoByAuthKey')[0]?.headers).toMatchObject({
    Authorization: 't',
  });
  expect(shown.src).not.toContain('key-7');
});

test('a chat that cannot be opened can be tried again', async () => {
  gateway.on(launchChat, { refused: { message: 'No agent is free' } });
  await open();
  await screen.findByText('We couldn’t open the chat');
  gateway.on(launchChat, { value: ADDRESS });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await frame()).src).toBe(ADDRESS);
});

test('leaving it counts the unread messages anew', async () => {
  await open();
  await frame();
  gateway.received.length = 0;
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(sessionStore.getState().member.unread).toBe(4));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a chat that did not reach the gateway opens when it is reached again', async () => {
  gateway.on(launchChat, 'unreachable');
  await open();
  await screen.findByText('We couldn’t open the chat');
  gateway.on(launchChat, { value: ADDRESS });
  dispatchEvent(new Event('online'));
  expect((await frame()).src).toBe(ADDRESS);
});
