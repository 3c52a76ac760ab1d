/** @jest-environment jsdom */
import { status, transferWallet, walletBalance } from '@tessera/contract';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideMembers, signInAs } from '../../testing/member';
import { openPage } from '../../testing/page';
import TransferPage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();
provideMembers();

const balance = {
  currency: 'AED',
  total: '300.00',
  withdrawable: '0',
  wallets: [
    { code: 'MAIN', name: 'Main', amount: '250.50' },
    { code: 'LIVE', name: 'Live', amount: '49.50' },
  ],
  transfer: { minimum: '1.00', maximum: '5000.00' },
};
const open = async () => {
  gateway.on(status, { value: { singleWallet: false, currency: 'AED' } });
  gateway.on(walletBalance, { value: balance });
  gateway.on(transferWallet, {
    value: { id: 'T1', kind: 'transfer', status: 'done', amount: '5', at: 1_700_000_000_000 },
  });
  await refreshSite();
  signInAs();
  openPage('/m/wallet/transfer', <TransferPage />);
  return screen.findByLabelText('Amount');
};
const sent = () => gateway.calls(transferWallet).map(({ body }) => body);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Transfer/ });

test('an amount typed in Arabic digits is sent, and the balance is loaded again [R2.7]', async () => {
  const amount = await open();
  await userEvent.type(amount, '١٢٫٥');
  expect(button().textContent).toContain('12.50');
  await userEvent.click(button());
  await waitFor(() => expect(gateway.calls(walletBalance)).toHaveLength(2));
  expect(sent()).toEqual([{ requestId: expect.any(String), from: 'MAIN', to: 'LIVE', amount: '12.50' }]);
});

test('one tap fills in all of a wallet, and the swap button reverses the direction', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Swap wallets' }));
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  await userEvent.click(button());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ from: 'LIVE', to: 'MAIN', amount: '49.50' });
});

test.each([
  ['250.51', 'That’s more than you have available'],
  ['0.50', /The minimum/],
  ['5x', 'Enter an amount'],
  ['1.234', /Too many decimals/],
])('%s cannot be moved, and the field shows the reason', async (typed, sentence) => {
  await userEvent.type(await open(), typed);
  await userEvent.tab();
  expect(screen.getAllByText(sentence)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: sentence }));
  expect(sent()).toEqual([]);
});

test('a member with one wallet is told that there is nothing to move', async () => {
  gateway.on(status, { value: {} });
  gateway.on(walletBalance, { value: { ...balance, wallets: balance.wallets.slice(0, 1) } });
  signInAs();
  openPage('/m/wallet/transfer', <TransferPage />);
  expect(await screen.findByText('You have one wallet')).toBeTruthy();
});
