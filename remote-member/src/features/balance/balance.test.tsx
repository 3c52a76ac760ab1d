/** @jest-environment jsdom */
import { walletBalance } from '@tessera/contract';
import { provideVisits } from '@tessera/shell/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BalanceSummary } from './balance-summary';
import { useBalance } from './use-balance';
import { useHiddenAmounts } from './use-hidden-amounts';

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

test('a balance keeps digits that a floating-point number would lose', async () => {
  render(<Summary />);
  expect((await screen.findByText(/993\.55/)).textContent).toContain('9,007,199,254,740,993.55');
  expect(screen.getByText(/12\.30/)).toBeTruthy();
});

test('an outline stands in for the balance while it loads', async () => {
  const { container } = render(<Summary />);
  expect(container.querySelector('[aria-busy="true"]')).toBeTruthy();
  expect(screen.queryByText(/993/)).toBeNull();
  await screen.findByText(/993/);
  expect(container.querySelector('[aria-busy="true"]')).toBeNull();
});

test('covered amounts stay covered on this device', async () => {
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

test('a refresh asks again, once however often it is pressed, and shows what came', async () => {
  render(<Summary />);
  await screen.findByText(/993/);
  gateway.on(walletBalance, { value: { ...balance, total: '70.00' } });
  const refresh = screen.getByRole('button', { name: 'Refresh balance' });
  await act(async () => {
    refresh.click();
  });
  refresh.click();
  expect(await screen.findByText(/70\.00/)).toBeTruthy();
  expect(gateway.calls(walletBalance)).toHaveLength(2);
});

test('a refresh that fails keeps the last balance and says so', async () => {
  render(<Summary />);
  await screen.findByText(/993/);
  gateway.on(walletBalance, { refused: { message: 'refused' } });
  await press('Refresh balance');
  expect(await screen.findByText('We couldn’t refresh. This is your last known balance.')).toBeTruthy();
  expect(screen.getByText(/993/)).toBeTruthy();
});

test('a balance that cannot be had offers another try', async () => {
  gateway.on(walletBalance, { refused: { message: 'refused' } });
  render(<Summary />);
  await screen.findByText('We couldn’t load your balance');
  gateway.on(walletBalance, { value: balance });
  await press('Try again');
  expect(await screen.findByText(/993/)).toBeTruthy();
});
