import { randomUUID } from 'node:crypto';
import type { Answered } from '../../testing/client';
import { idIn, memberWithMoney } from '../../testing/money';
import { sandboxForTests } from '../../testing/sandbox';

const sandbox = sandboxForTests();
const member = (options = {}) => memberWithMoney(sandbox().url, options);
type Who = Awaited<ReturnType<typeof member>>;
const balance = async (who: Who) => (await who.get('getWalletBalance')).value;
const history = async (who: Who) =>
  ((await who.get('getTransactions', { limit: '50' })).value as { items: { kind: string; status: string }[] })
    .items;
const refusedWith = (errorCode: string) => expect.objectContaining({ success: false, errorCode });
const isRefused = (answer: Answered, code: string) => expect(answer).toEqual(refusedWith(code));

test('a transfer moves money between wallets, and not more than there is', async () => {
  const who = await member({ merchant: 'noor' });
  expect(await who.transfer('MAIN', 'LIVE', '50.25')).toMatchObject({ success: true });
  expect(await balance(who)).toMatchObject({
    total: '1000.00',
    wallets: [{ amount: '449.75' }, { amount: '350.25' }, { amount: '200.00' }],
  });
  isRefused(await who.transfer('MAIN', 'LIVE', '449.76'), 'balance_short');
  isRefused(await who.transfer('MAIN', 'MAIN', '1'), 'wallet_unknown');
  isRefused(await who.transfer('MAIN', 'LIVE', '0.50'), 'amount_outside');
});

test('a key is booked once, however often it comes', async () => {
  const who = await member({ merchant: 'noor' });
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => who.transfer('MAIN', 'LIVE', '10', key)));
  expect(new Set(answers.map(idIn)).size).toBe(1);
  expect(await history(who)).toHaveLength(1);
  expect((await who.post('settleRequest', { requestId: key })).value).toEqual({
    booked: true,
    id: idIn(await who.transfer('MAIN', 'LIVE', '10', key)),
  });
});

test('asking about a key that is not booked closes it for a call that comes late', async () => {
  const who = await member();
  const key = randomUUID();
  expect((await who.post('settleRequest', { requestId: key })).value).toEqual({ booked: false, id: null });
  isRefused(await who.deposit({}, key), 'request_closed');
  expect(await history(who)).toEqual([]);
});

test('a deposit is credited when it is paid, with the bonus that was chosen', async () => {
  const who = await member();
  const order = await who.deposit({ bonusId: 'reload' });
  expect(order).toMatchObject({ value: { status: 'pending', payment: { kind: 'bank' } } });
  expect(await balance(who)).toMatchObject({ total: '1000.00' });
  await who.end(idIn(order), 'done');
  await who.end(idIn(order), 'done');
  expect(await balance(who)).toMatchObject({ total: '1120.00', withdrawable: '920.00' });
  expect((await history(who)).map(({ kind }) => kind)).toEqual(['bonus', 'deposit']);
  expect((await who.get('getDepositSettings')).value).toEqual({ totalDepositSuccessCount: 1 });
});

test('the payment page pays, and leads back to the order', async () => {
  const who = await member();
  const order = await who.deposit({ method: 'card' });
  const { payment } = order.value as { payment: { url: string } };
  expect(await (await fetch(payment.url)).text()).toContain('101.50');
  const paid = await fetch(`${payment.url}&outcome=done`, { redirect: 'manual' });
  expect(paid.headers.get('location')).toBe(`http://localhost/m/voucherCenter/${idIn(order)}`);
  expect(await balance(who)).toMatchObject({ total: '1100.00' });
  expect((await fetch(`${sandbox().gamesUrl}/pay?token=made-up`)).status).toBe(404);
});

test('a withdrawal takes the money at once and gives it back when it is taken back', async () => {
  const who = await member();
  const account = await who.readyToWithdraw();
  const withdrawal = await who.withdraw(account, '400');
  expect(await balance(who)).toMatchObject({ total: '600.00', locked: '400.00' });
  isRefused(await who.withdraw(account, '601'), 'balance_short');
  const id = idIn(withdrawal);
  expect(await who.post('cancelWithdraw', { id })).toMatchObject({ value: { status: 'cancelled' } });
  expect(await who.post('cancelWithdraw', { id })).toMatchObject({ value: { status: 'cancelled' } });
  expect(await balance(who)).toMatchObject({ total: '1000.00', locked: '0.00' });
});

test('a withdrawal needs the password, which is set once', async () => {
  const who = await member();
  const attempt = { requestId: randomUUID(), accountId: 'x', amount: '50', password: '000000' };
  isRefused(await who.post('submitWithdraw', attempt), 'withdraw_password_missing');
  const accountId = await who.readyToWithdraw();
  isRefused(await who.post('setWithdrawPassword', { password: '111111' }), 'withdraw_password_set');
  isRefused(await who.post('submitWithdraw', { ...attempt, accountId }), 'withdraw_password_wrong');
  isRefused(await who.withdraw('nobody', '50'), 'account_wrong');
});

test('an account is added once, shows only the end of its number, and the first is the default', async () => {
  const who = await member();
  const id = await who.readyToWithdraw();
  expect(await who.readyToWithdraw()).toBe(id);
  expect((await who.get('getWithdrawAccountInfo')).value).toMatchObject({
    hasPassword: true,
    accounts: [{ number: '•••• 5678', isDefault: true }],
  });
});

test.each([
  [4, 'account_type_rejected', 'account_type_rejected'],
  [40, 'account_type_rejected', undefined],
] as const)(
  'type %i may not deposit, and transfers end with %s, %s [R2.41, R2.46]',
  async (type, deposit, transfer) => {
    const who = await member({ merchant: 'noor', type });
    isRefused(await who.deposit(), deposit);
    expect((await who.transfer('MAIN', 'LIVE', '10')).errorCode).toBe(transfer);
  },
);

test('a history comes a page at a time', async () => {
  const who = await member({ merchant: 'noor' });
  for (const amount of ['1', '2', '3']) await who.transfer('MAIN', 'LIVE', amount);
  const first = (await who.get('getTransactions', { limit: '2' })).value as { items: object[]; next: string };
  expect(first.items).toMatchObject([
    { amount: '3.00' },
    { amount: '2.00', from: 'Main wallet', to: 'Live wallet' },
  ]);
  await who.transfer('MAIN', 'LIVE', '4');
  const second = await who.get('getTransactions', { limit: '2', cursor: first.next });
  expect(second.value).toMatchObject({ items: [{ amount: '1.00' }], next: null });
});
