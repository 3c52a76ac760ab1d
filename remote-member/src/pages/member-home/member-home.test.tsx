/** @jest-environment jsdom */
import { type MemberType, walletBalance } from '@tessera/contract';
import * as notices from '@tessera/shell/notices';
import { currentSession, signIn, signOut } from '@tessera/shell/session';
import * as support from '@tessera/shell/support';
import { provideVisits } from '@tessera/shell/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../../remote.config';
import remote from '../../remote';
import { openPage } from '../../testing/page';
import MemberHome from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('@tessera/shell/notices', () => ({ confirm: jest.fn() }));
jest.mock('@tessera/shell/support', () => ({ openCustomerService: jest.fn() }));

const gateway = provideVisits();

const answered = jest.mocked(notices.confirm);
const open = (customerType: MemberType = 0) => {
  signIn({ id: '7', token: 'token', userName: 'lena', customerType });
  return openPage('/m/member/home', <MemberHome />);
};

beforeEach(() => {
  gateway.on(walletBalance, {
    value: { currency: 'USD', total: '10.00', withdrawable: '5.00', wallets: [] },
  });
});
afterEach(async () => {
  cleanup();
  await act(() => signOut());
  jest.clearAllMocks();
});

test('the member centre is the guarded page at /m/member/home [R2.5]', async () => {
  expect(config.routes.find(({ path }) => path === '/m/member/home')?.guard).toBe('session');
  const route = remote.routes.find(({ path }) => path === '/m/member/home');
  await route?.page.preload();
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'lena' })).toBeTruthy();
  expect(await screen.findAllByText(/10\.00/)).toHaveLength(2);
});

test('the money pages are guarded, and every path that the remote owns has a route [R2.5, R2.7, R2.8, R2.9]', () => {
  for (const path of ['/m/member/home', '/m/wallet', '/m/voucherCenter', '/m/withdraw'])
    expect(config.routes.find((route) => route.path === path)?.guard).toBe('session');
  expect(remote.routes.map(({ path }) => path)).toEqual(config.routes.map(({ path }) => path));
});

test('the wallet has a link, except for a free account', () => {
  open();
  expect(screen.getByRole('link', { name: 'Wallet' }).getAttribute('href')).toBe('/m/wallet');
  cleanup();
  open(4);
  expect(screen.queryByRole('link', { name: 'Wallet' })).toBeNull();
});

test('the header has the balance and the way to a deposit, and hides the amount with the card', async () => {
  open();
  const header = within(screen.getByRole('banner'));
  const link = await header.findByRole('link', { name: /^Total balance.*10\.00$/ });
  expect(link.getAttribute('href')).toBe('/m/wallet');
  await userEvent.click(screen.getByRole('button', { name: 'Hide amounts' }));
  expect(document.body.textContent).not.toContain('10.00');
  await userEvent.click(screen.getByRole('button', { name: 'Show amounts' }));
  await userEvent.click(header.getByRole('button', { name: 'Deposit' }));
  expect(await screen.findByText('deposit page')).toBeTruthy();
});

test('a balance that fails to load leaves the deposit in the header', async () => {
  gateway.on(walletBalance, { refused: { message: 'refused' } });
  open();
  const header = within(screen.getByRole('banner'));
  await screen.findByText('We couldn’t load your balance');
  expect(header.queryByRole('link')).toBeNull();
  expect(header.getByRole('button', { name: 'Deposit' })).toBeTruthy();
});

test('a refresh of the balance reaches the header too', async () => {
  open();
  await screen.findAllByText(/10\.00/);
  gateway.on(walletBalance, {
    value: { currency: 'USD', total: '70.00', withdrawable: '5.00', wallets: [] },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Refresh balance' }));
  expect(await screen.findAllByText(/70\.00/)).toHaveLength(2);
  expect(screen.queryByText(/10\.00/)).toBeNull();
});

test.each<[type: MemberType, link: boolean, button: boolean]>([
  [0, true, true],
  [4, false, false],
  [40, true, false],
])(
  'in the header of a member of type %i: a link %s, a button %s [R2.41, R2.45]',
  async (type, link, button) => {
    open(type);
    const header = within(screen.getByRole('banner'));
    await screen.findAllByText(/10\.00/);
    expect(header.queryByRole('link') !== null).toBe(link);
    expect(header.queryByRole('button', { name: 'Deposit' }) !== null).toBe(button);
  },
);

test('customer service opens from its row', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: /Support/ }));
  expect(support.openCustomerService).toHaveBeenCalledTimes(1);
});

test('signing out asks for confirmation, and a refusal changes nothing', async () => {
  answered.mockResolvedValue(false);
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(answered).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'Sign out on this device?', tone: 'danger' }),
  );
  expect(currentSession()).toBeDefined();
  expect(screen.queryByText('home page')).toBeNull();
});

test('signing out ends the session and leads home', async () => {
  answered.mockResolvedValue(true);
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('home page')).toBeTruthy();
  expect(currentSession()).toBeUndefined();
});
