/** @jest-environment jsdom */
import { cancelDeposit, type DepositOrder, depositOrder } from '@tessera/contract';
import * as shellEnvironment from '@tessera/shell/environment';
import * as notices from '@tessera/shell/notices';
import { provideVisits } from '@tessera/shell/testing';
import { qrPicture } from '@tessera/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
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

jest.mock('@tessera/shell/environment', () => {
  const actual = jest.requireActual('@tessera/shell/environment');
  return { ...actual, environment: jest.fn(actual.environment) };
});
jest.mock('@tessera/ui', () => ({ ...jest.requireActual('@tessera/ui'), qrPicture: jest.fn() }));
jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  confirm: jest.fn(),
}));

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
  cancellable: false,
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

test('a deposit is cancelled after a question, if the gateway offers it', async () => {
  gateway.on(cancelDeposit, { value: {} });
  jest.mocked(notices.confirm).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const { unmount } = show();
  await screen.findByText('Waiting for your payment');
  expect(screen.queryByRole('button', { name: 'Cancel deposit' })).toBeNull();
  unmount();
  show({ cancellable: true });
  const button = await screen.findByRole('button', { name: 'Cancel deposit' });
  await userEvent.click(button);
  expect(gateway.calls(cancelDeposit)).toHaveLength(0);
  gateway.on(depositOrder, { value: { ...order, status: 'cancelled', payment: null } });
  await userEvent.click(button);
  expect(await screen.findByText('Deposit cancelled')).toBeTruthy();
  expect(gateway.calls(cancelDeposit).map(({ body }) => body)).toEqual([{ id: 'D1' }]);
  expect(screen.queryByRole('button', { name: 'Cancel deposit' })).toBeNull();
});

test('a QR code can be saved as a picture', async () => {
  jest.mocked(qrPicture).mockResolvedValue(new Blob());
  const link = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:code', revokeObjectURL: () => undefined });
  show({ payment: { kind: 'qr', content: 'pay:1' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Save QR code' }));
  await waitFor(() => expect(link.mock.contexts[0]).toMatchObject({ href: 'blob:code', download: 'D1.png' }));
  expect(qrPicture).toHaveBeenCalledWith('pay:1');
});

test('a phone opens the payment app of a QR code, or copies the code', async () => {
  const here = shellEnvironment.environment();
  jest.mocked(shellEnvironment.environment).mockReturnValueOnce({ ...here, isMobile: true });
  const content = 'upi://pay?pa=aurora@sandbox&am=50.75';
  show({ payment: { kind: 'qr', content } });
  const link = await screen.findByRole('link', { name: 'Open payment app' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([content, null]);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Copy: Payment code' }));
  expect(await navigator.clipboard.readText()).toBe(content);
});

test('a final deposit shows no way to pay it again', async () => {
  show({ status: 'done', payment: { kind: 'qr', content: 'pay:1' } });
  expect(await screen.findByText('Deposit received')).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'QR code for the payment' })).toBeNull();
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
  ['an hour late', -3_600_000],
  ['an hour early', 3_600_000],
])(
  'the clock of the device is %s: the time left and the polling are those of the gateway',
  async (_, wrong) => {
    jest.useFakeTimers();
    const start = Date.now();
    gateway.time = start;
    jest.setSystemTime(start + wrong);
    show({ at: start - FAST_UNTIL - 60_000, expiresAt: start + 600_000 });
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(screen.getByRole('timer').textContent).toMatch(/(10:00|09:5\d)$/);
    const before = gateway.calls(depositOrder).length;
    for (let n = 0; n < 12; n++) {
      gateway.time += 5_000;
      await act(() => jest.advanceTimersByTimeAsync(5_000));
    }
    const polls = gateway.calls(depositOrder).length - before;
    expect(polls).toBeGreaterThanOrEqual(3);
    expect(polls).toBeLessThanOrEqual(4);
  },
);

test.each([
  [-3_600_000, SLOW_INTERVAL],
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

test('a status that is not known is shown as such, and the payment steps that are left stay', async () => {
  show({ status: 'IN_REVIEW' as DepositOrder['status'] });
  expect(await screen.findByText('We don’t know the status of this deposit yet')).toBeTruthy();
  expect(screen.queryByText('Waiting for your payment')).toBeNull();
  expect(screen.getByText('0042')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make another deposit' })).toBeNull();
});

test('a failed deposit shows the reason and leads to a new deposit', async () => {
  show({ status: 'failed', payment: undefined, reason: 'The bank declined' });
  expect(await screen.findByText('The bank declined')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Make another deposit' })).toBeTruthy();
});
