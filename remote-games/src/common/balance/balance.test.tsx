/** @jest-environment jsdom */
import { keys, status, walletBalance } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';
import { signOut } from '@tessera/shell/session';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { signInMember } from '../../testing/member';
import { openPage } from '../../testing/page';
import Balance from './balance';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();
const hidden = storedValue(keys.hiddenAmounts);
async function open(site: object = {}) {
  gateway.on(status, { value: { currency: 'USD', ...site } });
  await act(refreshSite);
  signInMember();
  openPage('/m/home', <Balance />);
}

beforeEach(() => gateway.on(walletBalance, { value: { total: '1284.50', wallets: [] } }));
afterEach(async () => {
  cleanup();
  hidden.remove();
  await act(signOut);
});

test('the balance links to the wallet, and a button to the deposit', async () => {
  await open();
  expect(await screen.findByText(/1,284\.50/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Balance/ }).getAttribute('href')).toBe('/m/wallet');
  expect(screen.getByRole('button', { name: 'Deposit' })).toBeTruthy();
});

test('a merchant that hides deposits has no button for them', async () => {
  await open({ depositSwitch: true, whitelabelVal: { CREDITMAR3: true } });
  expect(await screen.findByText(/1,284\.50/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
});

test('an amount that the member hides is not in the document', async () => {
  hidden.set(true);
  await open();
  expect((await screen.findByRole('link', { name: /^Balance/ })).textContent).toContain('•');
  expect(document.body.textContent).not.toContain('284');
});

test('without a balance of the gateway only the deposit is left', async () => {
  gateway.on(walletBalance, { refused: { message: 'refused' } });
  await open();
  expect(await screen.findByRole('button', { name: 'Deposit' })).toBeTruthy();
  await screen.findByText((_, element) => element?.tagName === 'BODY' && !element.querySelector('a'));
});
