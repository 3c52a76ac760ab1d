/** @jest-environment jsdom */
import { type MemberType, status, transactions, walletBalance } from '@tessera/contract';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideMembers, signInAs } from '../../testing/member';
import { openPage } from '../../testing/page';
import { pastDeposit } from '../../testing/transactions';
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
/** Opens the wallet page of a merchant with several wallets. `site` overrides this. */
const open = async (site: object = {}, type: MemberType = 0) => {
  signInAs(type);
  gateway.on(status, { value: { singleWallet: false, currency: 'USD', ...site } });
  await refreshSite();
  return openPage('/m/wallet', <WalletPage />);
};

beforeEach(() => {
  gateway.on(walletBalance, { value: balance });
  gateway.on(transactions, { value: { items: [pastDeposit] } });
});

test('the wallet shows the total and the withdrawable balance [R2.7]', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Wallet' })).toBeTruthy();
  expect(await screen.findByText(/1,250\.40/)).toBeTruthy();
  expect(screen.getByText(/800\.00/)).toBeTruthy();
});

test('a merchant with several wallets shows the balance of each', async () => {
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

test('hiding the amounts hides those of every wallet', async () => {
  await open();
  await screen.findByText('Sports wallet');
  await userEvent.click(screen.getByRole('button', { name: 'Hide amounts' }));
  expect(screen.getAllByText('Amount hidden')).toHaveLength(5);
  expect(document.body.textContent).not.toContain('250.00');
});

test('a balance that fails to load shows the failure and no list', async () => {
  gateway.on(walletBalance, { refused: { message: 'refused' } });
  await open();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByLabelText('Your wallets')).toBeNull();
});

test('amounts are in the currency of the merchant', async () => {
  await open({ currency: 'BRL' });
  expect((await screen.findByText(/1\.250,40/)).textContent).toContain('R$');
});

test('back leads to the previous page', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('home page')).toBeTruthy();
});

test('money in pending withdrawals is shown beside the total', async () => {
  gateway.on(walletBalance, { value: { ...balance, locked: '60.00' } });
  await open();
  expect((await screen.findByText(/60\.00/)).closest('p')?.textContent).toContain('Pending withdrawal');
});

test('deposit, withdrawal and, with several wallets, transfer have links', async () => {
  await open();
  const names = () =>
    within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(names()).toEqual(['Deposit', 'Withdraw', 'Transfer']);
});

test('the last transactions are shown, with a link to all of them', async () => {
  await open();
  expect((await screen.findByRole('button', { name: /Bank transfer/ })).textContent).toContain('75.50');
  expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/m/wallet/history');
});

test('a free account is told that it has no wallet; a virtual account has one [R2.41]', async () => {
  await open({}, 4);
  expect(screen.getByText('Not available for this account')).toBeTruthy();
  expect(gateway.calls(walletBalance)).toHaveLength(0);
  cleanup();
  await open({}, 40);
  expect(await screen.findByText(/1,250\.40/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
});
