/** @jest-environment jsdom */
import { balanceChanges, status } from '@tessera/contract';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideMembers, signInAs } from '../../testing/member';
import { openPage } from '../../testing/page';
import BalanceChangesPage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
const gateway = provideVisits();
provideMembers();

const open = async (items: readonly object[]) => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  gateway.on(status, { value: { currency: 'USD' } });
  gateway.on(balanceChanges, { value: { items } });
  await refreshSite();
  signInAs();
  openPage('/m/wallet/changes', <BalanceChangesPage />);
};

test('each change has its amount and the balance after it', async () => {
  await open([
    { id: '1', kind: 'bet', amount: '-5.00', balance: '95.00', at: 1_700_000_000_000, title: 'Lucky Comet' },
    { id: '2', kind: 'deposit', amount: '100.00' },
  ]);
  expect(await screen.findByText('Lucky Comet')).toBeTruthy();
  expect(screen.getByText('-$5.00')).toBeTruthy();
  expect(screen.getByText('Balance: $95.00')).toBeTruthy();
  expect(screen.getByText('+$100.00')).toBeTruthy();
  expect(screen.getAllByText(/^Balance:/)).toHaveLength(1);
});

test('a change of a kind that is not known is no adjustment', async () => {
  await open([{ id: '1', kind: 'jackpot', amount: '100.00' }]);
  expect(await screen.findByText('Transaction')).toBeTruthy();
  expect(screen.getAllByText('Adjustment').map(({ role }) => role)).toEqual(['tab']);
});

test('the gateway filters by kind', async () => {
  await open([]);
  await screen.findByText('Nothing here yet');
  await userEvent.click(screen.getByRole('tab', { name: 'Bet' }));
  await waitFor(() => expect(gateway.queries(balanceChanges)[1]?.kind).toBe('bet'));
});
