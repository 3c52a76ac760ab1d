/** @jest-environment jsdom */
import { walletBalance } from '@tessera/contract';
import { provideVisits } from '@tessera/shell/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { heldReply } from '../../testing/held-reply';
import { BalanceSummary } from './balance-summary';
import { useHiddenAmounts } from './hidden-amounts';
import { useBalance } from './use-balance';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits();

function Summary() {
  const state = useBalance();
  const [hidden, toggle] = useHiddenAmounts();
  return <BalanceSummary state={state} hidden={hidden} onToggle={toggle} />;
}

const balance = { currency: 'USD', total: '9007199254740993.55', withdrawable: '12.30', wallets: [] };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => gateway.on(walletBalance, { value: balance }));
afterEach(cleanup);

test('a balance keeps the digits that a floating-point number would lose', async () => {
  render(<Summary />);
  expect((await screen.findByText(/993\.55/)).textContent).toContain('9,007,199,254,740,993.55');
  expect(screen.getByText(/12\.30/)).toBeTruthy();
});

test('an outline takes the place of the balance while it loads', async () => {
  const { container } = render(<Summary />);
  expect(container.querySelector('[aria-busy="true"]')).toBeTruthy();
  expect(screen.queryByText(/993/)).toBeNull();
  await screen.findByText(/993/);
  expect(container.querySelector('[aria-busy="true"]')).toBeNull();
});

test('hidden amounts stay hidden on this device', async () => {
  const first = render(<Summary />);
  await screen.findByText(/993/);
  await press('Hide amounts');
  expect(screen.queryByText(/993/)).toBeNull();
  expect(screen.getAllByText('Amount hidden')).toHaveLength(2);
  first.unmount();

  render(<Summary />);
  expect(await screen.findAllByText('Amount hidden')).toHaveLength(2);
  await press('Show amounts');
  expect(screen.getByText(/993/)).toBeTruthy();
});

test('a refresh loads the balance once, however often it is pressed, and shows the new balance', async () => {
  render(<Summary />);
  await screen.findByText(/993/);
  const refreshed = heldReply();
  gateway.on(walletBalance, refreshed.reply);
  await press('Refresh balance');
  await press('Refresh balance');
  await refreshed.give({ value: { ...balance, total: '70.00' } });
  expect(await screen.findByText(/70\.00/)).toBeTruthy();
  expect(gateway.calls(walletBalance)).toHaveLength(2);
});

test('a failed refresh keeps the last balance and says that it is outdated', async () => {
  render(<Summary />);
  await screen.findByText(/993/);
  gateway.on(walletBalance, { refused: { message: 'refused' } });
  await press('Refresh balance');
  expect(await screen.findByText('We couldn’t refresh. This is your last known balance.')).toBeTruthy();
  expect(screen.getByText(/993/)).toBeTruthy();
});

test('a balance that fails to load offers a retry', async () => {
  gateway.on(walletBalance, { refused: { message: 'refused' } });
  render(<Summary />);
  await screen.findByText('We couldn’t load your balance');
  gateway.on(walletBalance, { value: balance });
  await press('Try again');
  expect(await screen.findByText(/993/)).toBeTruthy();
});

test('where the gateway has no balances, nothing takes their place', async () => {
  const told = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  gateway.on(walletBalance, { status: 404 });
  const { container } = render(<Summary />);
  await waitFor(() => expect(container.innerHTML).toBe(''));
  told.mockRestore();
});
