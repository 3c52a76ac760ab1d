/** @jest-environment jsdom */
import { cancelWithdrawal, type Transaction, transactions } from '@tessera/contract';
import * as notices from '@tessera/shell/notices';
import { provideVisits } from '@tessera/shell/testing';
import { provideDialogs } from '@tessera/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideMembers, signInAs } from '../../testing/member';
import { openPage } from '../../testing/page';
import HistoryPage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  confirm: jest.fn(),
}));
provideDialogs();
const gateway = provideVisits();
provideMembers();

const item = (id: string, more: Partial<Transaction> = {}): object => ({
  id,
  kind: 'deposit',
  status: 'done',
  amount: '10.00',
  at: 1_700_000_000_000,
  title: `Number ${id}`,
  ...more,
});
/** Each function tells one observer that the end of the list is near. */
const observers: (() => void)[] = [];
beforeEach(() => {
  observers.length = 0;
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      observers.push(() => callback([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  signInAs();
});
const open = () => openPage('/m/wallet/history', <HistoryPage />);
const scrollToEnd = () => act(() => observers.at(-1)?.());

test('scrolling to the end loads the next page once', async () => {
  gateway.on(transactions, ({ query }) => ({
    value: query.cursor ? { items: [item('C')] } : { items: [item('A'), item('B')], next: 'C' },
  }));
  open();
  await screen.findByText('Number B');
  scrollToEnd();
  scrollToEnd();
  expect(await screen.findByText('Number C')).toBeTruthy();
  expect(gateway.queries(transactions).map(({ cursor }) => cursor)).toEqual([undefined, 'C']);
  expect(screen.getByText('Number A')).toBeTruthy();
});

test('a page that fails to load keeps the pages before it, and can be retried', async () => {
  gateway.on(transactions, ({ query }) =>
    query.cursor ? { refused: {} } : { value: { items: [item('A')], next: 'B' } },
  );
  open();
  await screen.findByText('Number A');
  scrollToEnd();
  await screen.findByText('We couldn’t load your history');
  gateway.on(transactions, { value: { items: [item('B')] } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Number B')).toBeTruthy();
  expect(screen.getByText('Number A')).toBeTruthy();
});

test('the gateway filters by kind and period', async () => {
  gateway.on(transactions, { value: { items: [] } });
  open();
  await screen.findByText('Nothing here yet');
  await userEvent.click(screen.getByRole('button', { name: 'All time' }));
  await waitFor(() => expect(gateway.queries(transactions)).toHaveLength(2));
  const [month, ever] = gateway.queries(transactions);
  expect(Date.now() - Number(month?.since)).toBeGreaterThan(29 * 24 * 3600_000);
  expect(ever).toEqual({ limit: '20' });
  expect(screen.queryByRole('tab', { name: 'Transfer' })).toBeNull();
});

test('a tap opens the details of a transaction, and a pending withdrawal can be cancelled', async () => {
  const pending = item('W', { kind: 'withdrawal', status: 'pending', amount: '-30.00', cancellable: true });
  gateway.on(transactions, { value: { items: [pending] } });
  gateway.on(cancelWithdrawal, { value: { ...pending, status: 'cancelled' } });
  jest.mocked(notices.confirm).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  open();
  await userEvent.click(await screen.findByRole('button', { name: /Number W/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel withdrawal' }));
  expect(gateway.calls(cancelWithdrawal)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel withdrawal' }));
  await waitFor(() => expect(gateway.calls(cancelWithdrawal)).toHaveLength(1));
  await waitFor(() => expect(gateway.calls(transactions)).toHaveLength(2));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a history that fails to load shows the failure', async () => {
  gateway.on(transactions, { refused: {} });
  open();
  expect(await screen.findByRole('alert')).toBeTruthy();
});

test('a day says what came in and went out, without what is pending or only moved, once all of it is loaded', async () => {
  const today = 1_700_000_000_000;
  const earlier = today - 5 * 86_400_000;
  gateway.on(transactions, {
    value: {
      items: [
        item('A', { at: today, amount: '10.00' }),
        item('B', { at: today, amount: '5.50' }),
        item('C', { at: today, amount: '-3.00', kind: 'withdrawal' }),
        item('D', { at: today, amount: '99.00', status: 'pending' }),
        item('E', { at: today, amount: '77.00', kind: 'transfer' }),
        item('F', { at: earlier, amount: '8.00' }),
      ],
      next: 'G',
    },
  });
  open();
  await screen.findByText('Number F');
  expect(screen.getAllByText(/^\+\D*15\.50/)).toHaveLength(1);
  // The row of the withdrawal, and the sum.
  expect(screen.getAllByText(/^-\D*3\.00/)).toHaveLength(2);
  // The row only: earlier transactions of this day can still come.
  expect(screen.getAllByText(/^\+\D*8\.00/)).toHaveLength(1);
});

test('a page that did not come is loaded when the gateway is reached again, and the pages before it stay', async () => {
  gateway.on(transactions, 'unreachable');
  open();
  await screen.findByRole('alert');
  gateway.on(transactions, ({ query }) =>
    query.cursor ? 'unreachable' : { value: { items: [item('A')], next: 'B' } },
  );
  dispatchEvent(new Event('online'));
  await screen.findByText('Number A');
  scrollToEnd();
  await screen.findByText('We couldn’t load your history');
  gateway.on(transactions, { value: { items: [item('B')] } });
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('Number B')).toBeTruthy();
  expect(screen.getByText('Number A')).toBeTruthy();
});
