/** @jest-environment jsdom */
import { type MemberType, status, transactions, walletBalance } from '@tessera/contract';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideMembers, signInAs } from '../../testing/member';
import { openPage } from '../../testing/page';
import WalletPage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();
provideMembers();

const balance = {
  currency: 'USD',
  total: '1250.40',
  withdrawable: '800.00',
  wallets: [
    { code: 'main', name: 'Main wallet', amount: '1000.40' },
    { code: 'sport', name: 'Sports wallet', amount: '250.00' },
  ],
};
/** Opens the wallet of a merchant whose members have several ones, unless told. */
const open = async (site: object = {}, type: MemberType = 0) => {
  signInAs(type);
  gateway.on(status, { value: { singleWallet: false, currency: 'USD', ...site } });
  await refreshSite();
  return openPage('/m/wallet', <WalletPage />);
};

const past = { id: 'D1', kind: 'deposit', status: 'done', amount: '75.50', at: 0, title: 'Bank transfer' };

beforeEach(() => {
  gateway.on(walletBalance, { value: balance });
  gateway.on(transactions, { value: { items: [past] } });
});

test('the wallet shows the total and what may be withdrawn [R2.7]', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Wallet' })).toBeTruthy();
  expect(await screen.findByText(/1,250\.40/)).toBeTruthy();
  expect(screen.getByText(/800\.00/)).toBeTruthy();
});

test('a merchant with several wallets shows what lies in each', async () => {
  await open();
  const list = within(screen.getByLabelText('Your wallets'));
  expect((await list.findByText('Sports wallet')).closest('div')?.textContent).toContain('250.00');
  expect(list.getByText(/1,000\.40/)).toBeTruthy();
});

test('a merchant with a single wallet shows no list of wallets', async () => {
  await open({ singleWallet: true });
  expect(await screen.findByText(/1,250\.40/)).toBeTruthy();
  expect(screen.queryByLabelText('Your wallets')).toBeNull();
});

test('covering the amounts covers those of every wallet', async () => {
  await open();
  await screen.findByText('Sports wallet');
  await userEvent.click(screen.getByRole('button', { name: 'Hide amounts' }));
  expect(screen.getAllByText('Amount hidden')).toHaveLength(5);
  expect(document.body.textContent).not.toContain('250.00');
});

test('a balance that cannot be had shows no list, only the failure and another try', async () => {
  gateway.on(walletBalance, { refused: { message: 'refused' } });
  await open();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByLabelText('Your wallets')).toBeNull();
});

test('amounts are written in the currency of the merchant', async () => {
  await open({ currency: 'BRL' });
  expect((await screen.findByText(/1\.250,40/)).textContent).toContain('R$');
});

test('back leads to where the member came from', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('home page')).toBeTruthy();
});

test('what is in withdrawals is told beside the total', async () => {
  gateway.on(walletBalance, { value: { ...balance, locked: '60.00' } });
  await open();
  expect((await screen.findByText(/60\.00/)).closest('p')?.textContent).toContain('Being withdrawn');
});

test('deposit, withdrawal and, with several wallets, transfer are one tap away', async () => {
  await open();
  const names = () =>
    within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(names()).toEqual(['Deposit', 'Withdraw', 'Transfer']);
});

test('the last movements stand below, and lead to the whole history', async () => {
  await open();
  expect((await screen.findByRole('button', { name: /Bank transfer/ })).textContent).toContain('75.50');
  expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/m/wallet/history');
});

test('a free account has no wallet, and is told so; a virtual one has [R2.41]', async () => {
  await open({}, 4);
  expect(screen.getByText('Not available for this account')).toBeTruthy();
  expect(gateway.calls(walletBalance)).toHaveLength(0);
  cleanup();
  await open({}, 40);
  expect(await screen.findByText(/1,250\.40/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
});
