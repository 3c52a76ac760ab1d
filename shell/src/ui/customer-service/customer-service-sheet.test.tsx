/** @jest-environment jsdom */
import { siteStatus } from '@tessera/contract';
import { provideDialogs } from '@tessera/ui/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { noticeStore } from '../../core/notices/store';
import { dispatch } from '../../core/session-state/store';
import { siteStore } from '../../core/site/store';
import { provideGateway, provideRelease, provideShellTexts } from '../../testing';
import { openCustomerService } from '.';
import { CustomerServiceSheet } from './customer-service-sheet';

provideDialogs();
provideRelease();
provideGateway();
beforeAll(provideShellTexts);

const opened = jest.fn();
beforeEach(() => {
  opened.mockClear();
  Object.assign(globalThis, { open: opened });
});

const contacts = [
  { csType: 'LINE', csPosition: 2, title: 'Line', link: 'https://line.me/aurora' },
  { csType: 'TELEGRAM', csPosition: 1, title: 'Telegram', link: 'https://t.me/aurora' },
  { csType: 'WHATSAPP', csPosition: 3, title: 'Gold desk', link: 'whatsapp://send?phone=1', labelIds: ['7'] },
  { csType: 'COMM100', csPosition: 4, title: 'Broken', link: 'no link at all' },
];

async function openList(customerService: unknown[] = contacts) {
  siteStore.setState(v.parse(siteStatus, { customerService }), true);
  render(<CustomerServiceSheet />);
  await act(async () => openCustomerService());
  return screen.getByRole('dialog');
}
const names = () => screen.getAllByRole('button').map((button) => button.textContent ?? '');
const close = () =>
  act(
    async () => void screen.queryByRole('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true })),
  );
afterEach(close);

test('lists the main entry first, then the others [R2.60]', async () => {
  await openList();
  await waitFor(() => expect(screen.getByText('Telegram')).toBeTruthy());
  const listed = names().filter((name) => /Telegram|Line|Broken|Gold/.test(name));
  expect(listed.map((name) => name.replace(/LINE|Comm100|Fastest.*/, ''))).toEqual([
    'Telegram',
    'Line',
    'Broken',
  ]);
  expect(screen.getByText('Fastest way to reach us')).toBeTruthy();
});

test('a click opens the contact and closes the list 100 ms later [R2.60, R9.27]', async () => {
  await openList();
  await waitFor(() => screen.getByText('Telegram'));
  jest.useFakeTimers();
  fireEvent.click(screen.getByText('Telegram'));
  expect(opened).toHaveBeenCalledWith('https://t.me/aurora', '_blank', 'noopener');
  act(() => void jest.advanceTimersByTime(99));
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  jest.useRealTimers();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a contact whose link cannot be read shows an error and opens nothing', async () => {
  await openList();
  await waitFor(() => screen.getByText('Broken'));
  fireEvent.click(screen.getByText('Broken'));
  expect(opened).not.toHaveBeenCalled();
  expect(noticeStore.getState().toasts.map(({ message }) => message)).toEqual([
    'We couldn’t open this contact. Please try another one.',
  ]);
});

test('a member with a label sees the contacts for it [R6.4]', async () => {
  dispatch({
    type: 'signedIn',
    session: { id: '1', token: 't', merchantCode: 'demo', userName: 'u', type: 0, firstTimeLogin: false },
  });
  const info = {
    id: '1',
    account: 'u',
    type: 0,
    clubLabel: { labelName: 'Gold', labelId: '7', rankLevel: 3 },
  } as const;
  dispatch({ type: 'memberLoaded', token: 't', part: { info } });
  await openList();
  await waitFor(() => screen.getByText('Gold desk'));
  expect(screen.queryByText('Telegram')).toBeNull();
  act(() => dispatch({ type: 'signedOut' }));
});

test('the row of the chat in the page has the number of unread messages [R2.61]', async () => {
  const whitelabelVal = { CBS3: true };
  siteStore.setState(v.parse(siteStatus, { customerService: contacts, whitelabelVal }), true);
  dispatch({
    type: 'signedIn',
    session: { id: '1', token: 't', merchantCode: 'demo', userName: 'u', type: 0, firstTimeLogin: false },
  });
  dispatch({ type: 'memberLoaded', token: 't', part: { unread: 3 } });
  render(<CustomerServiceSheet />);
  await act(async () => openCustomerService());
  expect(screen.getByRole('button', { name: /Chat with us here.*3/ })).toBeTruthy();
  act(() => dispatch({ type: 'signedOut' }));
});

test('without contacts the list shows an empty state', async () => {
  await openList([]);
  expect(screen.getByText(/no contacts here yet/)).toBeTruthy();
});
