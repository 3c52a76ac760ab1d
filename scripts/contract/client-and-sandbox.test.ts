/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "http://127.0.0.1:8390/m/home"}
 */
import {
  depositSettings,
  gameList,
  isAllowedAddress,
  launchGame,
  login,
  memberInfo,
  rankProgress,
  status,
  walletBalance,
} from '@tessera/contract';
import { deviceId } from '@tessera/shell/environment';
import { call, RequestError } from '@tessera/shell/request';
import { currentSession, signIn, signOut } from '@tessera/shell/session';
import { provideRelease } from '@tessera/shell/testing';
import { runSandbox } from './run-sandbox';

// The client of the browser against the sandbox of the product, over HTTP.
let stop: () => void = () => undefined;
beforeAll(async () => {
  provideRelease({ merchant: { code: 'aurora' } });
  stop = await runSandbox(8390);
}, 30_000);
afterAll(() => stop());
afterEach(() => signOut());

const credentials = (password: string) => ({
  type: 'username' as const,
  username: 'demo-member',
  password,
  loginDeviceId: deviceId(),
  isOfficialAppLogin: false,
});

test('the site and its games are read as the contract says [R7.13a, R7.37]', async () => {
  const site = await call(status, { device: 'MOBILE' });
  expect(site.siteName).toBe('Aurora Club');
  expect(site.customerService.length).toBeGreaterThan(0);
  const { data } = await call(gameList, { limit: 3 });
  expect(data.lanes.length).toBeGreaterThan(5);
  for (const lane of data.lanes) expect(lane.cards.length).toBeLessThanOrEqual(3);
});

test('an encrypted login is accepted, and its token authorizes further calls [R7.1e, R7.2, R7.9, R7.31, R7.32]', async () => {
  signIn(await call(login, credentials('Tessera-2026')));
  expect(currentSession()).toMatchObject({ userName: 'demo-member', type: 0, merchantCode: 'aurora' });
  expect(await call(memberInfo, {})).toMatchObject({ account: 'demo-member', type: 0 });
  expect((await call(rankProgress, {})).currentProgress).toEqual({
    completedConditions: 3,
    totalExpectedConditions: 5,
  });
  expect((await call(depositSettings, {})).totalDepositSuccessCount).toBeGreaterThanOrEqual(0);
  expect((await call(walletBalance, {})).total).toMatch(/^\d+\.\d+$/);
});

test('a game is launched to an address that the demo trusts [R7.24]', async () => {
  signIn(await call(login, credentials('Tessera-2026')));
  const { data } = await call(gameList, { limit: 1 });
  const card = data.lanes[0]?.cards[0];
  if (!card) throw new Error('the first lane has no game');
  const { gameUrl } = await call(launchGame, {
    gameCode: card.gameCode,
    vendor: card.vendor,
    device: 'MOBILE',
    backUrl: location.href,
    language: 'EN',
  });
  expect(isAllowedAddress(gameUrl, ['http://127.0.0.1:*'])).toBe(true);
});

test('a wrong password and a call without a session are refused with their codes', async () => {
  await expect(call(login, credentials('wrong'))).rejects.toMatchObject({
    name: 'RequestError',
    code: 'gateway',
    errorCode: 'login.cred.err',
  });
  await expect(call(memberInfo, {})).rejects.toBeInstanceOf(RequestError);
  await expect(call(memberInfo, {})).rejects.toMatchObject({ message: 'CUSTOMER_NOT_LOGIN' });
});
