/** @jest-environment jsdom */
import {
  addWithdrawAccount,
  nameWithdrawAccount,
  removeWithdrawAccount,
  setDefaultWithdrawAccount,
  settleRequest,
  setWithdrawPassword,
  submitWithdrawal,
  transactions,
  withdrawAccountInfo,
} from '@tessera/contract';
import * as notices from '@tessera/shell/notices';
import * as request from '@tessera/shell/request';
import { provideShellTexts, provideVisits } from '@tessera/shell/testing';
import { provideTracking } from '@tessera/shell/tracking';
import { provideDialogs } from '@tessera/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { learnAbsence } from '../../testing/absence';
import { heldReply } from '../../testing/held-reply';
import { provideMembers, signInAs } from '../../testing/member';
import { openPage } from '../../testing/page';
import WithdrawalPage from '.';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  confirm: jest.fn(),
}));
/** Calls are not encrypted here, so that the tests can read them. The request client tests the encryption. */
jest.mock('@tessera/shell/request', () => {
  const actual = jest.requireActual('@tessera/shell/request');
  return {
    ...actual,
    prefetchEncryption: jest.fn(),
    call: jest.fn((endpoint, ...rest) => actual.call({ ...endpoint, encrypted: false }, ...rest)),
  };
});
provideDialogs();
const gateway = provideVisits();
provideMembers();

const accounts = [
  { id: 'a', kind: 'bank', provider: 'Harbour Bank', number: '•••• 4821', isDefault: true },
  { id: 'b', kind: 'ewallet', provider: 'SandWallet', number: '•••• 0917' },
];
const info = {
  accounts,
  providers: [{ code: 'HB', name: 'Harbour Bank', kind: 'bank' }],
  hasPassword: true,
  withdrawable: '300.00',
  minimum: '20.00',
  maximum: '1000.00',
  fee: { percent: '0', fixed: '1.00' },
  left: 3,
  turnover: { required: '200', done: '50' },
};
const booked = { id: 'W1', kind: 'withdrawal', status: 'pending', amount: '-100.00', at: 1_700_000_000_000 };
const open = async (more: object = {}, type: 0 | 4 | 40 = 0) => {
  gateway.on(withdrawAccountInfo, { value: { ...info, ...more } });
  signInAs(type);
  openPage('/m/withdraw', <WithdrawalPage />);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const paste = async (label: string, text: string) => {
  await userEvent.click(await screen.findByLabelText(label));
  await userEvent.paste(text);
};
const amount = 'How much would you like to withdraw?';
const bodies = (call: { path: string }) => gateway.calls(call).map(({ body }) => body);
const confirmWith = async (pin: string) => {
  await press('Withdraw');
  await type('Withdrawal PIN', pin);
  await press('Withdraw $100.00');
};
const confirmWithNewPin = async (pin: string) => {
  await press('Withdraw');
  await type('New withdrawal PIN', pin);
  await type('Repeat PIN', pin);
  await press('Withdraw $100.00');
};

beforeEach(() => {
  jest.mocked(request.call).mockClear();
  gateway.on(transactions, { value: { items: [] } });
  gateway.on(submitWithdrawal, { value: booked });
});

test('a withdrawal is sent with account, amount and PIN, and is tracked [R2.8, R7.33]', async () => {
  const events: [string, object][] = [];
  const stop = provideTracking((event, value) => void events.push([event, value]));
  await open();
  await type(amount, '100');
  await press('Withdraw');
  expect(within(screen.getByRole('dialog')).getByText(/99\.00/)).toBeTruthy();
  await type('Withdrawal PIN', '135790');
  await press('Withdraw $100.00');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(submitWithdrawal)).toEqual([
    { requestId: expect.any(String), accountId: 'a', amount: '100.00', password: '135790' },
  ]);
  expect(events).toEqual([['withdraw', { orderId: 'W1', currency: 'USD', value: '100.00' }]]);
  await waitFor(() => expect(gateway.calls(withdrawAccountInfo)).toHaveLength(2));
  stop();
});

test('a booked withdrawal is a screen of its own, which leads back to an empty form [R2.8]', async () => {
  await open();
  await type(amount, '100');
  await confirmWith('135790');
  expect(await screen.findByText('Your withdrawal is on its way')).toBeTruthy();
  expect(screen.getByText('$100.00')).toBeTruthy();
  // The answer does not name it.
  expect(screen.getByText('Harbour Bank •••• 4821')).toBeTruthy();
  expect(screen.queryByLabelText(amount)).toBeNull();
  gateway.on(transactions, { value: { items: [{ ...booked, title: 'Harbour Bank' }] } });
  await press('Make another withdrawal');
  expect(await screen.findByLabelText<HTMLInputElement>(amount)).toHaveProperty('value', '');
  expect(await screen.findByRole('button', { name: /Harbour Bank.*Pending/ })).toBeTruthy();
});

test('the form waits for the pending withdrawals above it, and does without them', async () => {
  const pending = heldReply();
  gateway.on(transactions, pending.reply);
  await open();
  await act(async () => undefined);
  expect(screen.queryByLabelText(amount)).toBeNull();
  await pending.give({ status: 500 });
  await type(amount, '100');
  expect(screen.getByLabelText<HTMLInputElement>(amount).value).toBe('100');
});

test('the PIN is never stored, even if the answer is lost', async () => {
  gateway.on(submitWithdrawal, 'timeout');
  gateway.on(settleRequest, 'unreachable');
  await open();
  await type(amount, '100');
  await confirmWith('135790');
  await screen.findByText(/Please don’t start again/);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('135790');
});

test('the calls with a PIN or an account number are encrypted', () => {
  for (const call of [submitWithdrawal, setWithdrawPassword, addWithdrawAccount])
    expect(call.encrypted).toBe(true);
});

test('the refusal of a wrong PIN is shown beside its field, and the PIN can be sent again', async () => {
  gateway.on(submitWithdrawal, { refused: { message: 'The password is wrong' } });
  await open();
  await type(amount, '100');
  await confirmWith('246802');
  expect(await within(screen.getByRole('dialog')).findByText('The password is wrong')).toBeTruthy();
  gateway.on(submitWithdrawal, { value: booked });
  await press('Withdraw $100.00');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the first withdrawal sets a PIN: six digits, typed twice, not easy to guess', async () => {
  gateway.on(setWithdrawPassword, { value: true });
  await open({ hasPassword: false });
  await type(amount, '100');
  await press('Withdraw');
  await type('New withdrawal PIN', '123456');
  await press('Withdraw $100.00');
  expect(screen.getByText('Choose digits that are harder to guess')).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('New withdrawal PIN'));
  await type('New withdrawal PIN', '135790');
  await type('Repeat PIN', '135791');
  await press('Withdraw $100.00');
  expect(screen.getByText('The PINs don’t match')).toBeTruthy();
  expect(bodies(setWithdrawPassword)).toEqual([]);
  expect(bodies(submitWithdrawal)).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Repeat PIN'));
  await type('Repeat PIN', '135790');
  expect(screen.getByText('Confirm withdrawal')).toBeTruthy();
  await press('Withdraw $100.00');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(setWithdrawPassword)).toEqual([{ password: '135790' }]);
  expect(bodies(submitWithdrawal)).toMatchObject([{ amount: '100.00', password: '135790' }]);
});

test('a withdrawal that is refused after its PIN was set can be sent again with that PIN, which is set once', async () => {
  gateway.on(setWithdrawPassword, { value: true });
  const withdrawal = heldReply();
  gateway.on(submitWithdrawal, withdrawal.reply);
  await open({ hasPassword: false });
  await type(amount, '100');
  await confirmWithNewPin('135790');
  await waitFor(() => expect(bodies(submitWithdrawal)).toHaveLength(1));
  expect(screen.getByLabelText('New withdrawal PIN')).toBeTruthy();
  await withdrawal.give({ refused: { message: 'Come back tomorrow' } });
  expect(await within(screen.getByRole('dialog')).findByText('Come back tomorrow')).toBeTruthy();
  expect(screen.queryByLabelText('New withdrawal PIN')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Withdrawal PIN').value).toBe('135790');
  gateway.on(submitWithdrawal, { value: booked });
  await press('Withdraw $100.00');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(setWithdrawPassword)).toHaveLength(1);
  expect(bodies(submitWithdrawal)).toMatchObject([{ password: '135790' }, { password: '135790' }]);
});

test('a PIN that was refused is not sent with a withdrawal, and another one can be chosen', async () => {
  gateway.on(setWithdrawPassword, { refused: { message: 'Not your birthday' } });
  await open({ hasPassword: false });
  await type(amount, '100');
  await confirmWithNewPin('241290');
  expect(await within(screen.getByRole('dialog')).findByText('Not your birthday')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('New withdrawal PIN').value).toBe('241290');
  expect(bodies(submitWithdrawal)).toEqual([]);
});

test.each([
  ['after its answer was lost', 'timeout'],
  ['by another tab', { refused: { message: 'You already have a withdrawal PIN' } }],
] as const)('a PIN that was set %s is the PIN of the withdrawal', async (_, reply) => {
  await open({ hasPassword: false });
  await type(amount, '100');
  gateway.on(setWithdrawPassword, reply);
  gateway.on(withdrawAccountInfo, { value: info });
  await confirmWithNewPin('135790');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(submitWithdrawal)).toMatchObject([{ password: '135790' }]);
});

test('a new account is checked before it is sent, and is selected', async () => {
  gateway.on(addWithdrawAccount, { value: { ...accounts[0], id: 'c' } });
  await open({ accounts: [] });
  await press('Add a payout account');
  await press('Save account');
  expect(screen.getByText('Enter your account number')).toBeTruthy();
  expect(screen.getByText('Enter the account holder’s name')).toBeTruthy();
  await type('Account number', '4');
  expect(screen.getByText('This doesn’t look right. Check it for typos.')).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Account number'));
  await type('Account number', '0042 7719');
  await type('Account holder', 'Lena M');
  await press('Save account');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(addWithdrawAccount)).toEqual([{ provider: 'HB', number: '00427719', holder: 'Lena M' }]);
});

test('account number and holder are read as they are pasted', async () => {
  gateway.on(addWithdrawAccount, { value: { ...accounts[0], id: 'c' } });
  await open({ accounts: [] });
  await press('Add a payout account');
  await paste('Account number', '\u200e００４２－７７ １९\u200f');
  await paste('Account holder', '\u2067Lena\u00a0M\u2069');
  await press('Save account');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(addWithdrawAccount)).toEqual([{ provider: 'HB', number: '00427719', holder: 'Lena M' }]);
});

test('a PIN is read as it is pasted', async () => {
  gateway.on(setWithdrawPassword, { value: true });
  await open({ hasPassword: false });
  await type(amount, '100');
  await press('Withdraw');
  await paste('New withdrawal PIN', ' 135 790');
  await paste('Repeat PIN', '۱۳۵۷۹۰');
  await screen.findByText('Confirm withdrawal');
  await press('Withdraw $100.00');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies(setWithdrawPassword)).toEqual([{ password: '135790' }]);
});

test('another account can be selected and made the default', async () => {
  gateway.on(setDefaultWithdrawAccount, { value: accounts[1] });
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: /SandWallet/ }));
  await press('Make default');
  await waitFor(() => expect(gateway.calls(withdrawAccountInfo)).toHaveLength(2));
  expect(bodies(setDefaultWithdrawAccount)).toEqual([{ id: 'b' }]);
});

test('the withdrawable amount limits the input, and the turnover that is left is shown', async () => {
  await open();
  expect(await screen.findByText('3 withdrawals left today')).toBeTruthy();
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(25);
  await type(amount, '300.01');
  expect(screen.getAllByText('That’s more than you have available')).toHaveLength(2);
  await press('All');
  expect(screen.getByLabelText<HTMLInputElement>(amount).value).toBe('300');
});

test('the button is disabled if no withdrawals are left today', async () => {
  await open({ left: 0 });
  await type(amount, '100');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'No withdrawals left today' }).disabled).toBe(
    true,
  );
});

test.each([4, 40] as const)(
  'type %i is told without a call that withdrawals are closed [R2.45]',
  async (account) => {
    await open({}, account);
    expect(screen.getByText('Not available for this account')).toBeTruthy();
    expect(gateway.calls(withdrawAccountInfo)).toHaveLength(0);
  },
);

test('a page that fails to load shows the failure and can be retried', async () => {
  gateway.on(withdrawAccountInfo, { refused: {} });
  signInAs();
  openPage('/m/withdraw', <WithdrawalPage />);
  expect(await screen.findByRole('alert')).toBeTruthy();
  gateway.on(withdrawAccountInfo, { value: info });
  await press('Try again');
  expect(await screen.findByText('3 withdrawals left today')).toBeTruthy();
});

test('an account gets a name of the member, and is removed after a question', async () => {
  gateway.on(nameWithdrawAccount, { value: {} });
  gateway.on(removeWithdrawAccount, { value: {} });
  jest.mocked(notices.confirm).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  await open({ editable: true });
  await press('Edit account');
  await type('Name (only you see it)', ' Rent ');
  await press('Save account');
  await waitFor(() => expect(bodies(nameWithdrawAccount)).toEqual([{ id: 'a', name: 'Rent' }]));
  await press('Edit account');
  await press('Remove account');
  expect(gateway.calls(removeWithdrawAccount)).toHaveLength(0);
  await press('Remove account');
  await waitFor(() => expect(bodies(removeWithdrawAccount)).toEqual([{ id: 'a' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an account shows the name that the member gave it, and cannot be changed where the gateway does not offer it', async () => {
  await open({ accounts: [{ ...accounts[0], name: 'Rent' }] });
  expect(await screen.findByRole('radio', { name: /Rent.*Harbour Bank/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit account' })).toBeNull();
});

describe('on a gateway that lacks a call of the withdrawal', () => {
  const notOffered = 'We don’t offer this at the moment.';
  beforeAll(provideShellTexts);
  beforeEach(() => void jest.spyOn(console, 'info').mockImplementation(() => undefined));

  test.each([
    ['submitWithdrawal', submitWithdrawal, {}],
    ['addWithdrawAccount, for a member without an account,', addWithdrawAccount, { accounts: [] }],
    ['setWithdrawPassword, for a member without a PIN,', setWithdrawPassword, { hasPassword: false }],
  ])('%s is known to be absent: there is no form', async (_, call, more) => {
    await learnAbsence(gateway, call);
    await open(more);
    expect(await screen.findByText(notOffered)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('what changes accounts is not offered, and the member withdraws to the known one', async () => {
    for (const call of [addWithdrawAccount, setDefaultWithdrawAccount, setWithdrawPassword])
      await learnAbsence(gateway, call);
    await open();
    await userEvent.click(await screen.findByRole('radio', { name: /SandWallet/ }));
    expect(screen.queryByRole('button', { name: 'Add a payout account' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Make default' })).toBeNull();
    await type(amount, '100');
    await confirmWith('135790');
    await waitFor(() => expect(bodies(submitWithdrawal)).toMatchObject([{ accountId: 'b' }]));
  });
});
