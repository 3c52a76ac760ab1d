/** @jest-environment jsdom */
import { cancelWithdrawal, type Transaction, transactions } from '@tessera/contract';
import * as notices from '@tessera/shell/notices';
import { provideVisits } from '@tessera/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideMembers, signInAs } from '../../testing/member';
import { openPage } from '../../testing/page';
import { BookedWithdrawal } from './booked-withdrawal';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  confirm: jest.fn(),
}));
const gateway = provideVisits();
provideMembers();

const at = 1_700_000_000_000;
const booked: Transaction = {
  id: 'W1',
  kind: 'withdrawal',
  status: 'pending',
  amount: '-400.00',
  fee: '1.00',
  at,
  expectedAt: at + 600_000,
  title: 'Harbour Bank',
  cancellable: true,
};
const onLeave = jest.fn();
const onCancelled = jest.fn();
const show = (answer: Transaction | undefined) => {
  signInAs();
  const screenOf = <BookedWithdrawal id="W1" answer={answer} onLeave={onLeave} onCancelled={onCancelled} />;
  openPage('/m/withdraw', screenOf);
};
/** Each label with its value. */
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
const cancelButton = () => screen.queryByRole('button', { name: 'Cancel withdrawal' });

beforeEach(() => jest.clearAllMocks());

test('it says amount, account, fee and expected time, has the focus, and asks the gateway nothing', () => {
  show(booked);
  expect(document.activeElement?.textContent).toBe('Your withdrawal is on its way$400.00');
  expect(facts()).toMatchObject({ 'Payout account': 'Harbour Bank', Fee: '$1.00', Status: 'Pending' });
  const minute = (time: number) => new Date(time).toTimeString().slice(3, 5);
  expect(facts()['Expected by']).toContain(`:${minute(at + 600_000)}`);
  expect(screen.getByText('W1')).toBeTruthy();
  expect(gateway.calls(transactions)).toHaveLength(0);
});

test('what the gateway does not say is left out', () => {
  show({ ...booked, expectedAt: undefined, fee: undefined, title: undefined, cancellable: false });
  expect(Object.keys(facts())).toEqual(['Status', 'Time']);
  expect(cancelButton()).toBeNull();
});

test('it is cancelled after a question', async () => {
  gateway.on(cancelWithdrawal, { value: {} });
  jest.mocked(notices.confirm).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  show(booked);
  const button = screen.getByRole('button', { name: 'Cancel withdrawal' });
  await userEvent.click(button);
  expect(gateway.calls(cancelWithdrawal)).toHaveLength(0);
  await userEvent.click(button);
  await waitFor(() => expect(onCancelled).toHaveBeenCalledTimes(1));
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(gateway.calls(cancelWithdrawal).map(({ body }) => body)).toEqual([{ id: 'W1' }]);
});

test('one that failed at once is not said to be on its way', () => {
  show({ ...booked, status: 'failed', reason: 'Account closed', cancellable: false });
  expect(screen.getByRole('status').textContent).toBe('Failed');
  expect(screen.queryByText('Your withdrawal is on its way')).toBeNull();
  expect(facts()).toMatchObject({ Reason: 'Account closed' });
  expect(facts()).not.toHaveProperty('Expected by');
});

test('after a lost answer it is looked up in the history', async () => {
  gateway.on(transactions, { value: { items: [{ ...booked, id: 'W2', title: 'Other' }, booked] } });
  show(undefined);
  expect(screen.getByText('Your withdrawal is on its way')).toBeTruthy();
  expect(await screen.findByText('$400.00')).toBeTruthy();
  expect(facts()).toMatchObject({ 'Payout account': 'Harbour Bank' });
  expect(cancelButton()).toBeTruthy();
});

test.each([
  ['does not have it', { value: { items: [] } }],
  ['fails', { refused: {} }],
] as const)(
  'if the history %s after a lost answer, its order number still stands there',
  async (_, reply) => {
    gateway.on(transactions, reply);
    show(undefined);
    expect(await screen.findByText('W1')).toBeTruthy();
    expect(screen.getByText('Your withdrawal is on its way')).toBeTruthy();
    expect(cancelButton()).toBeNull();
  },
);
