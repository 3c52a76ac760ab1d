import { demoAccounts } from '../../members/demo-accounts';
import { clientOf, tokenIn } from '../../testing/client';
import { sandboxForTests } from '../../testing/sandbox';

const sandbox = sandboxForTests();
const at = (merchant: string, language = 'EN') => clientOf(sandbox().url, { merchant, language });

test.each(demoAccounts.map(({ name, type }) => [name, type] as const))(
  '%s signs in at every merchant as type %d [R3.2]',
  async (name, type) => {
    for (const merchant of ['aurora', 'jade', 'noor', 'samba']) {
      const answer = await at(merchant).login(name);
      expect(answer).toMatchObject({
        success: true,
        value: { userName: name, customerType: type, firstTimeLogin: false, passwordExpired: false },
      });
      const info = await at(merchant).get('/wps/member/info', { authorization: tokenIn(answer) });
      expect(info).toMatchObject({ success: true, value: { account: name, type } });
    }
  },
);

test.each([
  ['EN', 'Wrong username or password. Please try again.'],
  ['CN', '用户名或密码错误，请重试。'],
  ['AR', 'اسم المستخدم أو كلمة المرور غير صحيحة. أعد المحاولة.'],
  ['PT-BR', 'Nome de usuário ou senha incorretos. Tente novamente.'],
  ['KK', 'Логин немесе құпиясөз қате. Қайталап көріңіз.'],
  ['XX', 'Wrong username or password. Please try again.'],
])('in %s, an unknown name gets the same message as a wrong password', async (language, message) => {
  const refusal = { success: false, errorCode: 'login.cred.err', message };
  expect(await at('aurora', language).login('demo-member', 'wrong')).toEqual(refusal);
  expect(await at('aurora', language).login('nobody-here', 'wrong')).toEqual(refusal);
});

test('a token is valid only at the merchant that issued it', async () => {
  const authorization = tokenIn(await at('aurora').login('demo-member'));
  expect(await at('jade').get('/wps/member/info', { authorization })).toMatchObject({
    success: false,
    errorCode: 'customer.not.login',
  });
});

test('a logout ends only its own session', async () => {
  const [first, second] = [
    await at('aurora').login('demo-member'),
    await at('aurora').login('demo-member'),
  ].map(tokenIn);
  expect(first).not.toBe(second);
  expect(await at('aurora').post('/wps/session/logout', undefined, { authorization: String(first) })).toEqual(
    { success: true },
  );
  const info = (token: unknown) => at('aurora').get('/wps/member/info', { authorization: String(token) });
  expect(await info(first)).toMatchObject({ success: false });
  expect(await info(second)).toMatchObject({ success: true });
});

test('a new member has a session, and can log in by name in any case [R3.7]', async () => {
  const registered = await at('aurora').register('Newcomer7', 'long-enough');
  expect(registered).toMatchObject({ success: true, value: { userName: 'Newcomer7' } });
  const balance = await at('aurora').get('/wps/relay/MCSFE_getWalletBalance', {
    authorization: tokenIn(registered),
  });
  expect(balance).toMatchObject({ value: { currency: 'USD', total: '0.00' } });
  expect(await at('aurora').login('NEWCOMER7', 'long-enough')).toMatchObject({ success: true });
  expect(await at('jade').login('Newcomer7', 'long-enough')).toMatchObject({ success: false });
});

test('a taken name, a short password and an invalid name are refused with their codes', async () => {
  const code = async (name: string, password: string) =>
    (await at('aurora').register(name, password)).errorCode;
  await at('aurora').register('takenname', 'long-enough');
  expect(await code('TakenName', 'long-enough')).toBe('username_exists');
  expect(await code('freshname', 'short')).toBe('password_too_short');
  for (const name of ['abc', 'a'.repeat(17), 'with space', 'demo-x1', '']) {
    expect(await code(name, 'long-enough')).toBe('username_invalid');
  }
});

test('of two simultaneous registrations of a name, one succeeds', async () => {
  const both = await Promise.all([1, 2].map(() => at('aurora').register('racers99', 'long-enough')));
  expect(both.map(({ success }) => success).sort()).toEqual([false, true]);
});

test('the demo member has a club and three of five conditions for the next one [R3.3, R7.31]', async () => {
  const authorization = tokenIn(await at('aurora').login('demo-member'));
  expect(await at('aurora').get('/wps/relay/MCSFE_getPlayerRankProgress', { authorization })).toMatchObject({
    value: {
      currentProgress: { completedConditions: 3, totalExpectedConditions: 5 },
      playerRankProgress: { labelId: '1003', nextLabelName: 'Platinum' },
    },
  });
});

test.each([
  ['demo-member', 3],
  ['demo-agent', 0],
  ['demo-free', 0],
])('%s has %d unread messages [R7.28]', async (name, unReadCount) => {
  const authorization = tokenIn(await at('aurora').login(name));
  expect(await at('aurora').get('/wps/relay/CBS_unreadCount', { authorization })).toMatchObject({
    value: { unReadCount },
  });
});
