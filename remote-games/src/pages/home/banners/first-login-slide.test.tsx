/** @jest-environment jsdom */
import { bannerList, depositSettings, status } from '@tessera/contract';
import { refreshMember, signIn, signOut } from '@tessera/shell/session';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openPage } from '../../../testing/page';
import { Stage } from '../stage';

jest.mock('@tessera/shell/i18n', () =>
  require('../../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();
const greeting = 'Welcome, lena';

/** Opens the home page in a session in which the gateway knows so many deposits. */
async function open({ deposits, firstTimeLogin = true }: { deposits?: number; firstTimeLogin?: boolean }) {
  signIn({ id: '7', token: 'token-7', userName: 'lena', customerType: 0, firstTimeLogin });
  gateway.on(
    depositSettings,
    deposits === undefined ? { status: 500 } : { value: { totalDepositSuccessCount: deposits } },
  );
  await refreshMember();
  openPage('/m/home', <Stage />);
}
const slides = async () => {
  await screen.findByText('Weekend offer');
  return screen.getAllByRole('listitem').map((slide) => slide.textContent);
};

beforeEach(() => {
  gateway.on(bannerList, { value: { banners: [{ url: 'b.svg', title: 'Weekend offer' }] } });
});
afterEach(async () => {
  cleanup();
  await act(signOut);
});

test('a new member is welcomed by name before the banners, with a button to the first deposit [R4.11b] [R4.20]', async () => {
  await open({ deposits: 0 });
  expect(await slides()).toEqual([
    'Welcome, lenaMake your first deposit and start playing.Deposit',
    'Weekend offer1 of 1',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  await waitFor(() => expect(address()).toBe('/m/voucherCenter'));
});

test('while the deposits are not known, the button is not shown, and keeps its place', async () => {
  await open({});
  expect(screen.getByRole('heading', { name: greeting })).toBeTruthy();
  const place = screen.getByRole('button', { name: 'Deposit' }).parentElement;
  expect(place?.getAttribute('aria-busy')).toBe('true');
  gateway.on(depositSettings, { value: { totalDepositSuccessCount: 0 } });
  await act(refreshMember);
  expect(place?.getAttribute('aria-busy')).toBe('false');
});

test('after the first deposit only the banners are shown', async () => {
  await open({ deposits: 0 });
  expect(await slides()).toHaveLength(2);
  gateway.on(depositSettings, { value: { totalDepositSuccessCount: 1 } });
  await act(refreshMember);
  expect(await slides()).toEqual(['Weekend offer1 of 1']);
});

test('a member who has logged in before sees the banners', async () => {
  await open({ deposits: 0, firstTimeLogin: false });
  expect(await slides()).toEqual(['Weekend offer1 of 1']);
});

test('a merchant without banners welcomes a new member in their place', async () => {
  gateway.on(bannerList, { value: { banners: [] } });
  await open({ deposits: 0 });
  expect(screen.getByRole('heading', { name: greeting })).toBeTruthy();
  expect(screen.queryByText(/^Welcome to/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pause animation' })).toBeNull();
});

test('a merchant that hides deposits welcomes a new member without one', async () => {
  gateway.on(status, { value: { depositSwitch: true, whitelabelVal: { CREDITMAR3: true } } });
  await act(refreshSite);
  await open({ deposits: 0 });
  expect(await slides()).toEqual([greeting, 'Weekend offer1 of 1']);
});
