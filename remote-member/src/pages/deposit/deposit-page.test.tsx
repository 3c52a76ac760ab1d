/** @jest-environment jsdom */
import { depositMethods, promoCodeEnable, status, submitDeposit } from '@tessera/contract';
import { refreshSite } from '@tessera/shell/site';
import { provideVisits } from '@tessera/shell/testing';
import { provideTracking } from '@tessera/shell/tracking';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideMembers, signInAs } from '../../testing/member';
import { openPage } from '../../testing/page';
import DepositPage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
const go = jest.fn();
jest.mock('@tessera/shell/navigation', () => ({
  ...jest.requireActual('@tessera/shell/navigation'),
  useGo: () => go,
}));

const gateway = provideVisits({ merchant: { allow: { payments: ['https://pay.example'] } } });
provideMembers();

const method = {
  code: 'bank',
  name: 'Bank transfer',
  kind: 'bank',
  minimum: '20.00',
  maximum: '900.00',
  quickAmounts: ['10', '50', '100', '5000'],
};
const card = { ...method, code: 'card', name: 'Card', kind: 'redirect', fee: { percent: '1.5', fixed: '0' } };
const voucher = { ...method, code: 'voucher', name: 'Voucher', closed: true };
const bonus = { id: 'reload', title: 'Reload bonus', detail: 'Twenty per cent', minimum: '60' };
const order = {
  id: 'D1',
  method: 'Bank transfer',
  status: 'pending',
  amount: '50.00',
  payable: '50.00',
  at: 1_700_000_000_000,
  payment: { kind: 'bank', details: [] },
};
const open = async (type: 0 | 4 | 40 = 0, site: object = {}) => {
  gateway.on(status, { value: { currency: 'USD', ...site } });
  await refreshSite();
  signInAs(type);
  return openPage('/m/voucherCenter', <DepositPage />);
};
const amountField = () => screen.findByLabelText('How much would you like to deposit?');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Pay|Enter an amount|The m)/ });
const sent = () => gateway.calls(submitDeposit).map(({ body }) => body);

beforeEach(() => {
  go.mockClear();
  gateway.on(depositMethods, { value: { methods: [method, card, voucher], bonuses: [bonus] } });
  gateway.on(submitDeposit, { value: order });
  // The shell loads this once a page.
  gateway.on(promoCodeEnable, { value: true });
});

test('a deposit is sent with method, amount and return address, is tracked, and leads to its order [R2.9]', async () => {
  const events: [string, object][] = [];
  const stop = provideTracking((event, value) => void events.push([event, value]));
  await open();
  await userEvent.type(await amountField(), '50');
  expect(submit().textContent).toBe('Pay $50.00');
  await userEvent.click(submit());
  await waitFor(() => expect(go).toHaveBeenCalledWith('/m/voucherCenter/D1'));
  expect(sent()).toEqual([
    {
      requestId: expect.any(String),
      method: 'bank',
      amount: '50.00',
      returnUrl: `${location.origin}/m/voucherCenter`,
    },
  ]);
  expect(events).toEqual([['depositSubmit', { orderId: 'D1', currency: 'USD', value: '50.00' }]]);
  stop();
});

test('each open method says its fee and how long it takes', async () => {
  const fees = [undefined, null, { percent: '0', fixed: '0' }, card.fee, { percent: '0', fixed: '2' }];
  const methods = [...fees, { percent: '2.50', fixed: '0.30' }].map((fee, code) => ({
    ...method,
    code,
    fee,
  }));
  const quick = { ...method, code: 'quick', minutes: 2 };
  gateway.on(depositMethods, { value: { methods: [...methods, quick, voucher], bonuses: [] } });
  await open();
  await amountField();
  const details = screen
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ labels }) => labels?.[0]?.querySelector('.detail')?.textContent?.trim());
  expect(details).toEqual([
    'No fee',
    'No fee',
    'No fee',
    'Fee 1.5%',
    'Fee $2',
    'Fee 2.5% + $0.30',
    'No fee ≈ 2 min',
    'Unavailable for now',
  ]);
});

const fixed = (code: string, amount: string, limits: object = {}) => ({
  ...method,
  code,
  name: code,
  fee: { percent: '0', fixed: amount },
  ...limits,
});
test.each([
  ['the cheapest', [card, method], 'Bank transfer'],
  ['the first of equally cheap ones', [card, fixed('first', '0'), fixed('second', '0')], 'first'],
  ['the cheaper of a share and a fixed sum at $50', [fixed('fixed', '0.76'), card], 'Card'],
  ['the cheaper of a fixed sum and a share at $50', [card, fixed('fixed', '0.74')], 'fixed'],
  ['none that is closed', [{ ...method, closed: true }, card], 'Card'],
  ['none that does not take $50', [card, fixed('high', '0', { minimum: '50.01' })], 'Card'],
  [
    'without quick amounts, one that takes the minimum',
    [{ ...card, quickAmounts: [] }, fixed('high', '0', { minimum: '20.01' }), fixed('low', '0.29')],
    'low',
  ],
])('%s is chosen at first', async (_, methods, chosen) => {
  gateway.on(depositMethods, { value: { methods, bonuses: [] } });
  await open();
  await amountField();
  expect(screen.getByRole('radio', { checked: true, name: new RegExp(chosen) })).toBeTruthy();
});

test('the fee of a method is added to the amount, and its limits apply', async () => {
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: /Card/ }));
  await userEvent.type(await amountField(), '100');
  expect(submit().textContent).toBe('Pay $101.50');
  await userEvent.clear(await amountField());
  await userEvent.type(await amountField(), '901');
  expect(screen.getAllByText('The maximum is $900.00')).toHaveLength(2);
  await userEvent.click(submit());
  expect(sent()).toEqual([]);
});

test('the button says what is missing, and leads to the field', async () => {
  await open();
  await amountField();
  expect(submit().textContent).toBe('Enter an amount');
  await userEvent.click(submit());
  const field = await amountField();
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field, '1');
  expect(submit().textContent).toMatch(/^The minimum is/);
  expect(sent()).toEqual([]);
});

test('only quick amounts within the limits of the method are shown, and a tap fills one in', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '$50' }));
  expect(submit().textContent).toBe('Pay $50.00');
  expect(screen.queryByRole('button', { name: '$10' })).toBeNull();
  expect(screen.queryByRole('button', { name: '$5,000' })).toBeNull();
});

test('a bonus is sent only if the amount reaches its minimum', async () => {
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: /Reload bonus/ }));
  await userEvent.type(await amountField(), '50');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Reload bonus/ }).disabled).toBe(true);
  expect(screen.getByText('From $60.00')).toBeTruthy();
  await userEvent.clear(await amountField());
  await userEvent.type(await amountField(), '60');
  await userEvent.click(submit());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ bonusId: 'reload', amount: '60.00' });
});

test('a promotion code can be entered if the merchant accepts codes [R7.43]', async () => {
  await open();
  await userEvent.type(await screen.findByLabelText('Promo code (optional)'), ' SUMMER ');
  await userEvent.type(await amountField(), '50');
  await userEvent.click(submit());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ promoCode: 'SUMMER' });
});

test('a refusal keeps the input', async () => {
  gateway.on(submitDeposit, { refused: { message: 'This way to pay is closed' } });
  await open();
  await userEvent.type(await amountField(), '50');
  await userEvent.click(submit());
  expect(await screen.findByText('This way to pay is closed')).toBeTruthy();
  expect(submit().textContent).toBe('Pay $50.00');
  expect(go).not.toHaveBeenCalled();
});

test('a payment page that the merchant does not trust is not opened', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const payment = { kind: 'redirect', url: 'https://evil.example/pay' };
  gateway.on(submitDeposit, { value: { ...order, payment } });
  await open();
  await userEvent.type(await amountField(), '50');
  await userEvent.click(submit());
  await waitFor(() => expect(go).toHaveBeenCalledWith('/m/voucherCenter/D1'));
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('does not trust'));
  warn.mockRestore();
});

test.each([4, 40] as const)(
  'type %i is told without a call that deposits are closed [R2.46]',
  async (type) => {
    await open(type);
    expect(screen.getByText('Not available for this account')).toBeTruthy();
    expect(gateway.calls(depositMethods)).toHaveLength(0);
  },
);

test('a merchant on credit has no deposits [R2.30]', async () => {
  await open(0, { depositSwitch: true, whitelabelVal: { CREDITMAR3: true } });
  expect(screen.getByText('Not available here')).toBeTruthy();
  expect(gateway.calls(depositMethods)).toHaveLength(0);
});

test('the page says if there is no open method, and if the methods fail to load', async () => {
  gateway.on(depositMethods, { value: { methods: [voucher], bonuses: [] } });
  const { unmount } = await open();
  expect(await screen.findByText('No payment methods right now')).toBeTruthy();
  unmount();
  gateway.on(depositMethods, { refused: {} });
  await open();
  expect(await screen.findByRole('alert')).toBeTruthy();
});
