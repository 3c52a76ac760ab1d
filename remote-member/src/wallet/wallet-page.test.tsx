/** @jest-environment jsdom */
import { status, walletBalance } from '@tessera/contract';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/page';
import WalletPage from './page';

jest.mock('@tessera/shell/i18n', () =>
  require('../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();

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
const open = async (site: object = {}) => {
  gateway.on(status, { value: { singleWallet: false, currency: 'USD', ...site } });
  await refreshSite();
  return openPage('/m/wallet', <WalletPage />);
};

beforeEach(() => gateway.on(walletBalance, { value: balance }));
afterEach(cleanup);

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
  expect(screen.getAllByText('Amount hidden')).toHaveLength(4);
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
