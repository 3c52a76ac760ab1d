/** @jest-environment jsdom */
import { status, transactions, walletBalance } from '@tessera/contract';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
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
    { code: 'live', name: 'Live wallet', amount: '33.00' },
  ],
};
const other = { ...pastDeposit, id: 'D2', amount: '12.34', title: 'Card' };

async function open(changedBalance: object = {}, changedTransaction: object = {}): Promise<void> {
  signInAs(0);
  gateway.on(status, { value: { singleWallet: false, currency: 'USD' } });
  gateway.on(walletBalance, { value: { ...balance, ...changedBalance } });
  gateway.on(transactions, { value: { items: [{ ...pastDeposit, ...changedTransaction }, other] } });
  await refreshSite();
  openPage('/m/wallet', <WalletPage />);
  await waitFor(() => expect(screen.getByText('Sports wallet')).toBeTruthy());
  await screen.findByText('Card');
}

/** All amounts that the page shows. */
const shown = () => document.body.textContent?.match(/-?\$[\d,.]+/g) ?? [];

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

/** Nothing of these is an amount. */
const unreadable = [null, undefined, '', 'n/a', '1,250.40', '1e3', {}, [], true, 1e308, 0.30000000000000004];

test.each(['total', 'withdrawable', 'locked'])(
  'a %s that cannot be read is shown as a dash or not at all, never as a number, and the rest of the wallet stands',
  async (field) => {
    const rest = { total: '$1,250.40', withdrawable: '$800.00' };
    for (const value of unreadable) {
      await open({ [field]: value });
      const expected = Object.entries(rest).flatMap(([name, amount]) => (name === field ? [] : [amount]));
      expect(shown()).toEqual([...expected, '$1,000.40', '$250.00', '$33.00', '$75.50', '$12.34']);
      cleanup();
    }
  },
);

test('an exact amount that comes as a number is read', async () => {
  await open({ total: 1250.5 });
  expect(shown()).toContain('$1,250.50');
});

test('a transaction or a wallet whose amount cannot be read is left out alone', async () => {
  for (const amount of unreadable) {
    await open({ wallets: [{ ...balance.wallets[0], amount }, ...balance.wallets.slice(1)] }, { amount });
    expect(shown()).toEqual(['$1,250.40', '$800.00', '$250.00', '$33.00', '$12.34']);
    cleanup();
  }
});

test.each([
  { kind: 'cashback', title: null },
  { status: 'processing' },
  { at: null },
  { at: 1e308 },
  { title: null, from: null, fee: 'free', reason: {} },
])('a transaction is shown in spite of %j', async (change) => {
  await open({}, change);
  expect(shown()).toContain('$75.50');
});

test('a status and a kind that are not known are shown as neither done nor pending', async () => {
  await open({}, { status: 'processing', kind: 'cashback', title: null });
  expect(screen.getByText('Status unknown')).toBeTruthy();
  expect(screen.getByText('Transaction')).toBeTruthy();
  expect(screen.queryByText(/Pending|Done|Adjustment/)).toBeNull();
  expect(shown()).toContain('$75.50');
});
