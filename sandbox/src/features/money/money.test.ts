import { randomUUID } from 'node:crypto';
import type { Answered } from '../../testing/client';
import { idIn, memberWithMoney } from '../../testing/money';
import { sandboxForTests } from '../../testing/sandbox';

const sandbox = sandboxForTests();
const newMember = (options = {}) => memberWithMoney(sandbox().url, options);
type Owner = Awaited<ReturnType<typeof newMember>>;
const balance = async (member: Owner) => (await member.get('getWalletBalance')).value;
const history = async (member: Owner) =>
  (
    (await member.get('getTransactions', { limit: '50' })).value as {
      items: { kind: string; status: string }[];
    }
  ).items;
const refusedWith = (errorCode: string) => expect.objectContaining({ success: false, errorCode });
const expectRefusal = (answer: Answered, code: string) => expect(answer).toEqual(refusedWith(code));

test('a transfer moves money between wallets, up to the balance', async () => {
  const member = await newMember({ merchant: 'noor' });
  expect(await member.transfer('MAIN', 'LIVE', '50.25')).toMatchObject({ success: true });
  expect(await balance(member)).toMatchObject({
    total: '1000.00',
    wallets: [{ amount: '449.75' }, { amount: '350.25' }, { amount: '200.00' }],
  });
  expectRefusal(await member.transfer('MAIN', 'LIVE', '449.76'), 'balance_short');
  expectRefusal(await member.transfer('MAIN', 'MAIN', '1'), 'wallet_unknown');
  expectRefusal(await member.transfer('MAIN', 'LIVE', '0.50'), 'amount_outside');
});

test('an idempotency key is booked once', async () => {
  const member = await newMember({ merchant: 'noor' });
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => member.transfer('MAIN', 'LIVE', '10', key)));
  expect(new Set(answers.map(idIn)).size).toBe(1);
  expect(await history(member)).toHaveLength(1);
  expect((await member.post('settleRequest', { requestId: key })).value).toEqual({
    booked: true,
    id: idIn(await member.transfer('MAIN', 'LIVE', '10', key)),
  });
});

test('settling a key that is not booked closes it for a late call', async () => {
  const member = await newMember();
  const key = randomUUID();
  expect((await member.post('settleRequest', { requestId: key })).value).toEqual({ booked: false, id: null });
  expectRefusal(await member.deposit({}, key), 'request_closed');
  expect(await history(member)).toEqual([]);
});

test('a paid deposit is credited with its bonus', async () => {
  const member = await newMember();
  const order = await member.deposit({ bonusId: 'reload' });
  expect(order).toMatchObject({ value: { status: 'pending', payment: { kind: 'bank' } } });
  expect(await balance(member)).toMatchObject({ total: '1000.00' });
  await member.end(idIn(order), 'done');
  await member.end(idIn(order), 'done');
  expect(await balance(member)).toMatchObject({ total: '1120.00', withdrawable: '920.00' });
  expect((await history(member)).map(({ kind }) => kind)).toEqual(['bonus', 'deposit']);
  expect((await member.get('getDepositSettings')).value).toEqual({ totalDepositSuccessCount: 1 });
});

test('a deposit that is not paid can be cancelled, and is not credited afterwards', async () => {
  const member = await newMember();
  const order = await member.deposit();
  expect(order).toMatchObject({ value: { cancellable: true } });
  const id = idIn(order);
  const cancelled = { value: { status: 'cancelled', cancellable: false, payment: null } };
  expect(await member.post('cancelDeposit', { id })).toMatchObject(cancelled);
  expect(await member.post('cancelDeposit', { id })).toMatchObject(cancelled);
  await member.end(id, 'done');
  expect(await balance(member)).toMatchObject({ total: '1000.00' });
});

test('a deposit that is credited cannot be cancelled', async () => {
  const member = await newMember();
  const id = idIn(await member.deposit());
  await member.end(id, 'done');
  expectRefusal(await member.post('cancelDeposit', { id }), 'order_ended');
});

test('the payment page pays and redirects to the order', async () => {
  const member = await newMember();
  const order = await member.deposit({ method: 'card' });
  const { payment } = order.value as { payment: { url: string } };
  expect(await (await fetch(payment.url)).text()).toContain('101.50');
  const paid = await fetch(`${payment.url}&outcome=done`, { redirect: 'manual' });
  expect(paid.headers.get('location')).toBe(`http://localhost/m/voucherCenter/${idIn(order)}`);
  expect(await balance(member)).toMatchObject({ total: '1100.00' });
  expect((await fetch(`${sandbox().gamesUrl}/pay?token=made-up`)).status).toBe(404);
});

test('a withdrawal takes the money at once, and its cancellation returns it', async () => {
  const member = await newMember();
  const account = await member.readyToWithdraw();
  const withdrawal = await member.withdraw(account, '400');
  expect(await balance(member)).toMatchObject({ total: '600.00', locked: '400.00' });
  expectRefusal(await member.withdraw(account, '601'), 'balance_short');
  const id = idIn(withdrawal);
  const { at, expectedAt } = withdrawal.value as { at: number; expectedAt: number };
  expect(expectedAt - at).toBe(10 * 60_000);
  const cancelled = { value: { status: 'cancelled', expectedAt: null, cancellable: false } };
  expect(await member.post('cancelWithdraw', { id })).toMatchObject(cancelled);
  expect(await member.post('cancelWithdraw', { id })).toMatchObject({ value: { status: 'cancelled' } });
  expect(await balance(member)).toMatchObject({ total: '1000.00', locked: '0.00' });
});

test('a withdrawal needs the withdrawal password, which can be set once', async () => {
  const member = await newMember();
  const attempt = { requestId: randomUUID(), accountId: 'x', amount: '50', password: '000000' };
  expectRefusal(await member.post('submitWithdraw', attempt), 'withdraw_password_missing');
  const accountId = await member.readyToWithdraw();
  expectRefusal(await member.post('setWithdrawPassword', { password: '111111' }), 'withdraw_password_set');
  expectRefusal(await member.post('submitWithdraw', { ...attempt, accountId }), 'withdraw_password_wrong');
  expectRefusal(await member.withdraw('nobody', '50'), 'account_wrong');
});

test('an account is added once with a masked number, and the first one is the default', async () => {
  const member = await newMember();
  const id = await member.readyToWithdraw();
  expect(await member.readyToWithdraw()).toBe(id);
  expect((await member.get('getWithdrawAccountInfo')).value).toMatchObject({
    hasPassword: true,
    accounts: [{ number: '•••• 5678', isDefault: true }],
  });
});

test.each([
  [4, 'account_type_rejected', 'account_type_rejected'],
  [40, 'account_type_rejected', undefined],
] as const)(
  'type %i: deposits end with %s, transfers with %s [R2.41, R2.46]',
  async (type, deposit, transfer) => {
    const member = await newMember({ merchant: 'noor', type });
    expectRefusal(await member.deposit(), deposit);
    expect((await member.transfer('MAIN', 'LIVE', '10')).errorCode).toBe(transfer);
  },
);

test('the transactions are paginated', async () => {
  const member = await newMember({ merchant: 'noor' });
  for (const amount of ['1', '2', '3']) await member.transfer('MAIN', 'LIVE', amount);
  const first = (await member.get('getTransactions', { limit: '2' })).value as {
    items: object[];
    next: string;
  };
  expect(first.items).toMatchObject([
    { amount: '3.00' },
    { amount: '2.00', from: 'Main wallet', to: 'Live wallet' },
  ]);
  await member.transfer('MAIN', 'LIVE', '4');
  const second = await member.get('getTransactions', { limit: '2', cursor: first.next });
  expect(second.value).toMatchObject({ items: [{ amount: '1.00' }], next: null });
});
