/** @jest-environment jsdom */
import { type DepositOrder, depositOrder } from '@tessera/contract';
import { provideVisits } from '@tessera/shell/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { paymentAddress } from '../../common/payment-address';
import { provideMembers, signInAs } from '../../testing/member';
import DepositOrderPage from '.';
import { minutesAndSeconds } from './countdown';
import { FAST_INTERVAL, FAST_UNTIL, POLL_UNTIL, pollDelay, SLOW_INTERVAL } from './use-order';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);

const gateway = provideVisits({ merchant: { allow: { payments: ['https://pay.example'] } } });
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
provideMembers();

const order: DepositOrder = {
  id: 'D1',
  method: 'Bank transfer',
  status: 'pending',
  amount: '50.00',
  payable: '50.75',
  at: Date.now(),
  expiresAt: Date.now() + 600_000,
  payment: { kind: 'bank', details: [{ label: 'Account number', value: '0042', copy: true }] },
};
const show = (more: Partial<DepositOrder> = {}) => {
  gateway.on(depositOrder, { value: { ...order, ...more } });
  signInAs();
  return render(
    <MemoryRouter initialEntries={['/m/voucherCenter/D1']}>
      <Routes>
        <Route path="/m/voucherCenter/:id" element={<DepositOrderPage />} />
      </Routes>
    </MemoryRouter>,
  );
};
const redirect = (url: string) => ({ payment: { kind: 'redirect', url, window: 'new' } }) as const;

test('a pending bank transfer shows the bank details with copy buttons', async () => {
  show();
  expect(await screen.findByText('Waiting for your payment')).toBeTruthy();
  expect(screen.getAllByText(/50\.75/).length).toBeGreaterThan(0);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Copy: Account number' }));
  expect(await navigator.clipboard.readText()).toBe('0042');
});

test('a crypto payment shows network, amount, address and QR code; a QR payment shows its QR code', async () => {
  const { unmount } = show({
    payment: { kind: 'crypto', address: 'TAddress', network: 'TRC20', coin: 'USDT', coins: '50.75' },
  });
  expect(await screen.findByText('TAddress')).toBeTruthy();
  expect(screen.getByText(/on the TRC20 network only/)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code of the address' })).toBeTruthy();
  unmount();
  show({ payment: { kind: 'qr', content: 'pay:1' } });
  expect(await screen.findByRole('img', { name: 'QR code for the payment' })).toBeTruthy();
});

test('a payment page has a link only if the merchant trusts its origin', async () => {
  const { unmount } = show(redirect('https://pay.example/p?1'));
  const link = await screen.findByRole('link', { name: 'Continue to payment' });
  expect(link.getAttribute('href')).toBe('https://pay.example/p?1');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  unmount();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  show(redirect('javascript:alert(1)'));
  expect(await screen.findByText(/don’t recognise this payment page/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('an order that is not pending has no payment address', () => {
  const done = { ...order, ...redirect('https://pay.example/p'), status: 'done' } as const;
  expect(paymentAddress(done)).toBeUndefined();
});

test('a pending order is polled, stays if a poll fails, and is not polled after its end', async () => {
  jest.useFakeTimers();
  show({ at: Date.now() });
  const pass = async (ms: number) => {
    await act(() => jest.advanceTimersByTimeAsync(ms));
    await act(() => jest.advanceTimersByTimeAsync(50));
  };
  await pass(50);
  gateway.on(depositOrder, 'unreachable');
  await pass(FAST_INTERVAL);
  expect(screen.getByText('Waiting for your payment')).toBeTruthy();
  gateway.on(depositOrder, { value: { ...order, status: 'done', payment: null } });
  // A gateway that has just failed is polled slowly.
  await pass(SLOW_INTERVAL);
  expect(screen.getByText('Deposit received')).toBeTruthy();
  const calls = gateway.calls(depositOrder).length;
  await pass(10 * SLOW_INTERVAL);
  expect(gateway.calls(depositOrder)).toHaveLength(calls);
});

test('in ten minutes of 429 a pending order is polled at most 45 times', async () => {
  jest.useFakeTimers();
  show({ at: Date.now() });
  await act(() => jest.advanceTimersByTimeAsync(50));
  gateway.on(depositOrder, { status: 429 });
  const before = gateway.calls(depositOrder).length;
  for (let n = 0; n < 120; n++) await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(gateway.calls(depositOrder).length - before).toBeGreaterThan(20);
  expect(gateway.calls(depositOrder).length - before).toBeLessThanOrEqual(45);
});

test.each([
  [0, FAST_INTERVAL],
  [FAST_UNTIL, SLOW_INTERVAL],
  [POLL_UNTIL + 1, undefined],
])('a deposit %i ms old is polled after %s ms', (age, wait) => {
  expect(pollDelay({ ...order, at: 1_000 }, 1_000 + age)).toBe(wait);
  expect(pollDelay({ ...order, at: 1_000, status: 'failed' }, 1_000 + age)).toBeUndefined();
});

test.each([
  [299_999, '04:59'],
  [61_000, '01:01'],
  [-5, '00:00'],
])('%i ms are written %s', (ms, text) => {
  expect(minutesAndSeconds(ms)).toBe(text);
});

test('a failed deposit shows the reason and leads to a new deposit', async () => {
  show({ status: 'failed', payment: undefined, reason: 'The bank declined' });
  expect(await screen.findByText('The bank declined')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Make another deposit' })).toBeTruthy();
});
