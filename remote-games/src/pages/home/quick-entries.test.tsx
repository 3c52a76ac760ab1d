/** @jest-environment jsdom */
import { status } from '@tessera/contract';
import { signOut } from '@tessera/shell/session';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInMember } from '../../testing/member';
import { address, openPage } from '../../testing/page';
import QuickEntries from './quick-entries';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();
const open = async (site: object) => {
  gateway.on(status, { value: site });
  await act(refreshSite);
  openPage('/m/home', <QuickEntries />);
  return screen.getAllByRole('button').map(({ textContent }) => textContent);
};

afterEach(async () => {
  cleanup();
  await act(signOut);
});

test.each([
  [
    'several wallets and a reward centre',
    { singleWallet: false, whitelabelVal: { REWCEN3: true } },
    ['Deposit', 'Wallet', 'Offers', 'Rewards', 'Invite', 'Support'],
  ],
  ['one wallet', { singleWallet: true }, ['Deposit', 'Offers', 'Invite', 'Support']],
  [
    'credit and the deposit switch',
    { depositSwitch: true, whitelabelVal: { CREDITMAR3: true } },
    ['Offers', 'Invite', 'Support'],
  ],
])('a merchant with %s has its entries', async (_, site, entries) => {
  expect(await open(site)).toEqual(entries);
});

test('a tap follows the rules of the bottom navigation: some entries are open to all, others to members only', async () => {
  await open({});
  await userEvent.click(screen.getByRole('button', { name: 'Offers' }));
  expect(address()).toBe('/m/activity');
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(address()).toBe('/m/login?backUrl=%2Fm%2FvoucherCenter');
});

test('an agent gets the registration of others instead of the invitation', async () => {
  await open({});
  signInMember('demo_agent', 1);
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(address()).toBe('/m/agentRegister');
});
