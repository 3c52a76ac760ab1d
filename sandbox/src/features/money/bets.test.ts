import { clientOf, tokenIn } from '../../testing/client';
import { idIn, memberWithMoney } from '../../testing/money';
import { sandboxForTests } from '../../testing/sandbox';

const sandbox = sandboxForTests();
const newMember = () => memberWithMoney(sandbox().url);
const span = { since: '0', until: '4000000000000', limit: '10' };

test('a bet moves the wallet, and stands in the day, the list and the changes of the balance', async () => {
  const member = await newMember();
  await member.bet('50.00', '0');
  await member.bet('20.00', '75.50', 'JNPLIVE002');
  expect(await member.get('getWalletBalance')).toMatchObject({ value: { total: '1005.50' } });
  expect(await member.get('getBetDays', { since: '0', timezoneOffset: '0' })).toMatchObject({
    value: {
      days: [{ bets: 2, stake: '70.00', payout: '75.50' }],
      providers: [{ code: 'JNP' }, { code: 'KST', name: 'Kestrel Works' }],
    },
  });
  expect(await member.get('getBets', { ...span, provider: 'KST' })).toMatchObject({
    value: { items: [{ provider: 'Kestrel Works', stake: '50.00', payout: '0.00', status: 'done' }] },
  });
  expect(await member.get('getBalanceChanges', { limit: '10' })).toMatchObject({
    value: {
      items: [
        { kind: 'bet', amount: '55.50', balance: '1005.50' },
        { kind: 'bet', amount: '-50.00', balance: '950.00' },
      ],
    },
  });
});

test('the days begin at midnight of the member', async () => {
  const member = await newMember();
  await member.bet('1.00', '0');
  const { value } = await member.get('getBetDays', { since: '0', timezoneOffset: '-330' });
  const [{ day }] = (value as { days: [{ day: number }] }).days;
  expect((day + 330 * 60_000) % 86_400_000).toBe(0);
  expect(Date.now() - day).toBeLessThan(86_400_000);
});

test('a bonus is listed until its turnover is played', async () => {
  const member = await newMember();
  await member.end(idIn(await member.deposit({ bonusId: 'reload' })), 'done');
  await member.bet('30.00', '0');
  expect(await member.get('getBonusWagering')).toMatchObject({
    value: { bonuses: [{ amount: '20.00', required: '100.00', done: '30.00' }] },
  });
  await member.bet('70.00', '0');
  expect(await member.get('getBonusWagering')).toMatchObject({ value: { bonuses: [] } });
});

test('the demo member has bets whose balance never was negative', async () => {
  const client = clientOf(sandbox().url);
  const authorization = tokenIn(await client.login('demo-member'));
  const { value } = await client.get('/wps/relay/MCSFE_getBalanceChanges?limit=500', { authorization });
  const { items } = value as { items: { balance: string }[] };
  expect(items.length).toBeGreaterThan(50);
  expect(items.filter(({ balance }) => balance.startsWith('-'))).toEqual([]);
});

test('an account gets a name and can be removed; the next one becomes the default', async () => {
  const member = await newMember();
  const first = await member.readyToWithdraw();
  const second = idIn(await member.post('addWithdrawAccount', { provider: 'TRC', number: 'TXanywhere12' }));
  await member.post('nameWithdrawAccount', { id: second, name: ' Savings ' });
  await member.post('removeWithdrawAccount', { id: first });
  expect(await member.post('removeWithdrawAccount', { id: first })).toEqual({ success: true });
  expect(await member.get('getWithdrawAccountInfo')).toMatchObject({
    value: { editable: true, accounts: [{ id: second, name: 'Savings', isDefault: true }] },
  });
});
