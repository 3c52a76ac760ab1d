/** @jest-environment jsdom */
import { inboxList, noticeList, readInbox, status } from '@tessera/contract';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { provideDialogs } from '@tessera/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideMembers, signInAs } from '../../testing/member';
import { openPage } from '../../testing/page';
import MessagesPage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();
provideDialogs();
provideMembers();

const message = {
  id: 'm1',
  title: 'Deposit arrived',
  content: '<p>Have <b>fun</b></p>',
  at: 1_700_000_000_005,
  read: false,
};
const open = async (INBOX3: boolean) => {
  gateway.on(status, { value: { whitelabelVal: { INBOX3 } } });
  await refreshSite();
  return openPage('/m/notice', <MessagesPage />);
};

beforeEach(() => {
  gateway.on(noticeList, {
    value: {
      notices: [
        { id: 'a', title: 'New tables', at: 1_700_000_000_002 },
        { id: 'b', title: 'Maintenance', at: 1_700_000_000_001, important: true },
      ],
    },
  });
  gateway.on(inboxList, { value: { messages: [message] } });
  gateway.on(readInbox, { value: { unread: 0 } });
});

test('a visitor sees the notices, important ones first [R2.10]', async () => {
  await open(false);
  const rows = await screen.findAllByRole('button', { name: /tables|Maintenance/ });
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Maintenance'),
    expect.stringContaining('New tables'),
  ]);
  expect(screen.queryByRole('tab')).toBeNull();
});

test('a merchant with INBOX3 has an inbox, and an opened message is marked as read [R2.10]', async () => {
  signInAs();
  await open(true);
  await userEvent.click(screen.getByRole('tab', { name: /Inbox/ }));
  await userEvent.click(await screen.findByRole('button', { name: /Deposit arrived/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'Deposit arrived' }));
  expect((await sheet.findByText('fun')).tagName).toBe('B');
  expect(gateway.calls(readInbox).map(({ body }) => body)).toEqual([{ ids: ['m1'] }]);
  expect(screen.queryByText('New')).toBeNull();
});

test('the inbox asks visitors to sign in', async () => {
  await open(true);
  await userEvent.click(screen.getByRole('tab', { name: /Inbox/ }));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
  expect(gateway.calls(inboxList)).toHaveLength(0);
});

test('notices that fail to load offer a retry', async () => {
  gateway.on(noticeList, { status: 500 });
  await open(false);
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load');
});
