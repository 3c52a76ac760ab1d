import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@tessera/contract';
import * as contract from '@tessera/contract';
import * as v from 'valibot';
import { GameStock } from '../catalog/game-stock';
import { games } from '../catalog/games';
import { signToken } from '../common/signed-token';
import type { Store } from '../members/store';
import { demoMerchants } from '../merchants';
import { accessOf } from '../testing/access';
import { type Answered, clientOf, tokenIn } from '../testing/client';
import { idIn, memberWithMoney } from '../testing/money';
import { sandboxForTests } from '../testing/sandbox';
import { createLaunches } from '../third-parties/demo-games/launches';
import { TrackedEvents } from '../third-parties/networks/tracked-events';
import { demoPerson, newPerson } from '../third-parties/social/people';
import { telegramHash } from '../third-parties/social/telegram';
import { answersOf } from '.';
import { createAccess } from './access';
import { BeaconLog } from './beacon-log';
import { PushDevices } from './push';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'answer' in value &&
  'authorization' in value;
const endpoints = Object.values<unknown>(contract).filter(isEndpoint);

const sandbox = sandboxForTests();
const [game] = games;
const freeGame = games.find(({ freePlay }) => freePlay);
const codeOf = (vendorCode: string) => games.find(({ vendor }) => vendor.code === vendorCode)?.code;
const device = { loginDeviceId: '0'.repeat(36), isOfficialAppLogin: false };
const backUrl = 'http://localhost/m/home';

const telegramFields = { id: demoPerson.sub, auth_date: String(Math.floor(Date.now() / 1000)) };
const telegramAuth = {
  source: 'redirect',
  user: { first_name: 'Mei' },
  fields: { ...telegramFields, hash: telegramHash('redirect', telegramFields) },
};

const trackedEvent = {
  eventId: '0'.repeat(36),
  eventTime: 1,
  eventName: 'login',
  eventValue: {},
  domain: 'localhost',
  channels: [],
  clickIds: {},
};

/** The requests by endpoint name; other endpoints get an empty request. */
const requests: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  rsaKey: { t: 1 },
  status: { device: 'MOBILE' },
  webManifest: { merchantCode: 'aurora' },
  login: { type: 'username', username: 'demo-member', password: 'Tessera-2026', ...device },
  register: {
    username: 'newcomer1',
    password: 'long-enough',
    registerMethod: 'H5',
    registerUrl: backUrl,
    domain: 'localhost',
    login: true,
    ...device,
  },
  launchGame: { gameCode: game?.code, vendor: game?.vendor.code, device: 'H5', backUrl, language: 'EN' },
  launchSeaLottery: { gameCode: codeOf(contract.SEA_LOTTERY), hasLobby: true, backUrl },
  launchVietnamLottery: { gameCode: codeOf(contract.VIETNAM_LOTTERY), hasLobby: true, backUrl },
  gameTrialLaunch: { gameId: freeGame?.id, platform: 'html5' },
  bannerList: { groupName: 'm_home' },
  launchChat: { b2c: true, title: 'Chat', backUrl, language: 'EN' },
  loginLine: { lineSessionToken: signToken('line-session', demoPerson), ...device },
  loginTelegram: { registerUrl: backUrl, domain: 'localhost', telegramAuth, ...device },
  loginMaya: {
    sessionId: signToken('maya-session', demoPerson),
    env: 'sandbox',
    registerUrl: backUrl,
    domain: 'localhost',
    ...device,
  },
  loginFirebase: {
    type: 'firebase',
    firebaseChannel: 'google',
    firebaseIdToken: signToken('identity', { ...demoPerson, provider: 'google' }),
    ...device,
  },
  registerSocial: {
    lineSessionToken: signToken('line-session', newPerson()),
    registerMethod: 'H5',
    registerUrl: backUrl,
    domain: 'localhost',
    login: true,
    ...device,
  },
  verifyLineCode: { accessToken: signToken('line-access', demoPerson) },
  refreshMayaTokens: { env: 'sandbox' },
  downloadSetting: { domain: 'localhost' },
  geetest: { t: 1 },
  captchaImage: { t: 1, ...device },
  sendSms: { countryDialingCode: '1', mobileNum: '5550100' },
  sendLoginCode: { username: 'demo-member', type: 'email', loginDeviceId: device.loginDeviceId },
  domainRoute: { device: 'MOBILE' },
  ping: { caller: 'online' },
  memberLanguage: { language: 'CN', merchantCode: 'aurora' },
  listAnnouncements: { types: 'POPUP,FLOAT', platform: 'M' },
  fcmBind: { registrationToken: 'device-1' },
  fcmUnsubscribe: { registrationToken: 'device-1', unsubscribeAll: true },
  collect: { merchant: 'aurora', value: 'visit:first' },
  transactions: { limit: 5 },
  settleRequest: { requestId: randomUUID() },
  submitDeposit: { requestId: randomUUID(), method: 'qr', amount: '50.00', returnUrl: backUrl },
  addWithdrawAccount: { provider: 'TRC', number: 'TXanywhere123456' },
  setWithdrawPassword: { password: '135790' },
  activityDetail: { id: '1' },
  claimReward: { id: 'daily' },
  readInbox: { ids: ['welcome'] },
  deleteInbox: { ids: ['welcome'] },
  applyAgent: { contact: 'me@example.com' },
  uploadFeedbackPicture: { picture: 'data:image/jpeg;base64,/9j/4AAQ' },
  submitFeedback: { requestId: randomUUID(), topic: 'idea', text: 'More tables', pictures: [] },
  trackEvent: { merchant: 'aurora', value: JSON.stringify(trackedEvent) },
  trackEvents: { merchant: 'aurora', events: [trackedEvent] },
};

/** Prepares the calls that need a state. @returns the request, and the account and merchant of the caller */
const preparations: Readonly<
  Record<
    string,
    () => Promise<{ request: Readonly<Record<string, unknown>>; account?: string; merchant?: string }>
  >
> = {
  transferWallet: async () => ({
    merchant: 'noor',
    request: { requestId: randomUUID(), from: 'MAIN', to: 'LIVE', amount: '10' },
  }),
  async depositOrder() {
    const member = await memberWithMoney(sandbox().url);
    return { account: member.userName, request: { id: idIn(await member.deposit()) } };
  },
  async setDefaultWithdrawAccount() {
    const member = await memberWithMoney(sandbox().url);
    return { account: member.userName, request: { id: await member.readyToWithdraw() } };
  },
  async submitWithdrawal() {
    const member = await memberWithMoney(sandbox().url);
    const attempt = { requestId: randomUUID(), amount: '50.00', password: '135790' };
    return { account: member.userName, request: { ...attempt, accountId: await member.readyToWithdraw() } };
  },
  async cancelWithdrawal() {
    const member = await memberWithMoney(sandbox().url);
    const withdrawal = await member.withdraw(await member.readyToWithdraw(), '50.00');
    return { account: member.userName, request: { id: idIn(withdrawal) } };
  },
  registerDownline: async () => ({
    account: 'demo-agent',
    request: { requestId: randomUUID(), userName: 'downline1', password: 'long-enough-1' },
  }),
  async verifyLogin() {
    const access = accessOf(sandbox().url);
    const member = {
      merchant: 'aurora',
      userName: 'guarded1',
      password: 'long-enough',
      verification: ['ga'],
    };
    await access.addMember(member);
    const code = await access.authenticator('aurora', 'guarded1');
    return { request: { username: 'guarded1', type: 'ga', code, loginDeviceId: device.loginDeviceId } };
  },
  async fcmSubscribe() {
    const request = { registrationToken: 'device-2', topic: 'ALL' };
    await clientOf(sandbox().url).post('/wps/relay/CSP_fcmBind', JSON.stringify(request));
    return { request };
  },
  async registerMobile() {
    const number = { countryDialingCode: '1', mobileNum: '5550199' };
    await clientOf(sandbox().url).post('/wps/verification/sms/noLogin', JSON.stringify(number));
    const smsCode = await accessOf(sandbox().url).codeFor('+15550199');
    return { request: { ...requests.register, username: undefined, ...number, smsCode } };
  },
  async changePassword() {
    const account = 'changer1';
    await accessOf(sandbox().url).addMember({
      merchant: 'aurora',
      userName: account,
      password: 'Tessera-2026',
    });
    return { account, request: { oldPassword: 'Tessera-2026', newPassword: 'Another-2026' } };
  },
};

async function ask(endpoint: Endpoint, merchant: string): Promise<Answered> {
  const prepared = await preparations[endpoint.name]?.();
  const client = clientOf(sandbox().url, { merchant: prepared?.merchant ?? merchant, language: 'EN' });
  const request = prepared?.request ?? requests[endpoint.name] ?? {};
  const authorization = tokenIn(await client.login(prepared?.account ?? 'demo-member'));
  if (endpoint.encrypted) return client.postEncrypted(endpoint.path, request, { authorization });
  if (endpoint.method !== 'GET')
    return client.post(endpoint.path, JSON.stringify(request), { authorization });
  const query = new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)]));
  return client.get(`${endpoint.path}?${query}`, { authorization });
}

test('every endpoint of the contract has exactly one answer', () => {
  const answers = answersOf({
    store: {} as Store,
    access: createAccess(false),
    launches: createLaunches(),
    stock: new GameStock(),
    gamesUrl: 'http://localhost',
    beacons: new BeaconLog(),
    pushDevices: new PushDevices(),
    tracked: new TrackedEvents(),
    publicKey: '',
  });
  expect(endpoints.length).toBeGreaterThan(10);
  expect(answers.map(({ endpoint }) => endpoint.name).sort()).toEqual(
    endpoints.map(({ name }) => name).sort(),
  );
});

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  'the answer of %s passes its schema unchanged',
  async (_name, endpoint) => {
    const answer = await ask(endpoint, 'aurora');
    if (!endpoint.bare) expect(answer).toMatchObject({ success: true });
    const value = endpoint.bare ? answer : answer.value;
    // Some schemas replace malformed parts by a default, so that only an unchanged value is right.
    expect(v.parse(endpoint.answer, value)).toEqual(value);
  },
);

test.each(demoMerchants.map(({ code }) => code))(
  'the status of %s passes its schema unchanged [R7.13a]',
  async (code) => {
    const { value } = await ask(contract.status, code);
    expect(v.parse(contract.status.answer, value)).toEqual(value);
  },
);

test.each(
  endpoints
    .filter(({ authorization }) => authorization === 'required')
    .map(({ name, path, method }) => ({ name, path, method })),
)('$name without a session is refused', async ({ path, method }) => {
  const client = clientOf(sandbox().url);
  for (const authorization of ['', 'no-such-token']) {
    const answer =
      method === 'GET' ? client.get(path, { authorization }) : client.post(path, '{}', { authorization });
    expect(await answer).toEqual({
      success: false,
      message: 'CUSTOMER_NOT_LOGIN',
      errorCode: 'customer.not.login',
    });
  }
});

test('the error of an invalid request names the field', async () => {
  const client = clientOf(sandbox().url);
  const answer = await client.get('/wps/v2/system/status?device=DESKTOP');
  expect(answer).toMatchObject({
    success: false,
    errorCode: 'bad_request',
    message: expect.stringContaining('device'),
  });
});

test('a call for an unknown merchant or without a merchant is refused [R8.1]', async () => {
  for (const headers of [{ merchant: 'nobody' }, {}]) {
    const answer = await clientOf(sandbox().url, headers).get('/wps/v2/system/status?device=MOBILE');
    expect(answer).toMatchObject({ success: false, errorCode: 'domain_not_available' });
  }
});
