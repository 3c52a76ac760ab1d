import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@tessera/contract';
import * as contract from '@tessera/contract';
import { games } from '../catalog/games';
import { signToken } from '../common/signed-token';
import { demoPerson, newPerson } from '../third-parties/social/people';
import { telegramHash } from '../third-parties/social/telegram';
import { accessOf } from './access';
import { type Answered, clientOf, tokenIn } from './client';
import { newMemberAt } from './member-client';
import { idIn, memberWithMoney } from './money';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'answer' in value &&
  'authorization' in value;

/** Every call of the contract. */
export const endpoints = Object.values<unknown>(contract).filter(isEndpoint);

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
  sendResetCode: { way: 'email', account: 'demo-member@example.com' },
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
  saveMemberProfile: { picture: 3, name: 'Lena', birthday: '1990-05-17' },
  sendContactCode: { type: 'email', target: 'lena@example.com' },
  unbindSocial: { channel: 'line' },
  savePlayLimit: { kind: 'deposit', amount: '200.00' },
  changeFavourites: { add: [game?.id], remove: [] },
  rulePage: { topic: 'terms' },
  betList: { since: 0, until: 4_000_000_000_000, limit: 5 },
  balanceChanges: { limit: 5 },
  removeWithdrawAccount: { id: 'no-such-account' },
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
const preparationsIn = (
  url: string,
): Readonly<
  Record<
    string,
    () => Promise<{ request: Readonly<Record<string, unknown>>; account?: string; merchant?: string }>
  >
> => ({
  transferWallet: async () => ({
    merchant: 'noor',
    request: { requestId: randomUUID(), from: 'MAIN', to: 'LIVE', amount: '10' },
  }),
  agentProgram: async () => ({ account: 'demo-agent', request: {} }),
  bindSocial: async () => ({
    account: 'demo-agent',
    request: { lineSessionToken: signToken('line-session', newPerson()) },
  }),
  async feedbackList() {
    const { userName, post } = await newMemberAt(url);
    await post('MCSFE_submitFeedback', {
      requestId: randomUUID(),
      topic: 'idea',
      text: 'More tables',
      pictures: [],
    });
    return { account: userName, request: {} };
  },
  trackingSetting: async () => ({ merchant: 'noor', request: {} }),
  async depositOrder() {
    const member = await memberWithMoney(url);
    return { account: member.userName, request: { id: idIn(await member.deposit()) } };
  },
  async cancelDeposit() {
    const member = await memberWithMoney(url);
    return { account: member.userName, request: { id: idIn(await member.deposit()) } };
  },
  async setDefaultWithdrawAccount() {
    const member = await memberWithMoney(url);
    return { account: member.userName, request: { id: await member.readyToWithdraw() } };
  },
  async betDays() {
    const member = await memberWithMoney(url);
    await member.bet('5.00', '12.50');
    return { account: member.userName, request: { since: 0, timezoneOffset: 0 } };
  },
  async nameWithdrawAccount() {
    const member = await memberWithMoney(url);
    return { account: member.userName, request: { id: await member.readyToWithdraw(), name: 'Rent' } };
  },
  async bonusWagering() {
    const member = await memberWithMoney(url);
    await member.end(idIn(await member.deposit({ bonusId: 'reload' })), 'done');
    return { account: member.userName, request: {} };
  },
  async submitWithdrawal() {
    const member = await memberWithMoney(url);
    const attempt = { requestId: randomUUID(), amount: '50.00', password: '135790' };
    return { account: member.userName, request: { ...attempt, accountId: await member.readyToWithdraw() } };
  },
  async cancelWithdrawal() {
    const member = await memberWithMoney(url);
    const withdrawal = await member.withdraw(await member.readyToWithdraw(), '50.00');
    return { account: member.userName, request: { id: idIn(withdrawal) } };
  },
  registerDownline: async () => ({
    account: 'demo-agent',
    request: { requestId: randomUUID(), userName: 'downline1', password: 'long-enough-1' },
  }),
  async verifyLogin() {
    const access = accessOf(url);
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
  async resetPassword() {
    const account = 'forgetful1@example.com';
    const access = accessOf(url);
    await access.addMember({
      merchant: 'aurora',
      userName: 'forgetful1',
      password: 'Tessera-2026',
      email: account,
    });
    await clientOf(url).post('/wps/verification/password', JSON.stringify({ way: 'email', account }));
    const code = await access.codeFor(`reset:${account}`);
    return { request: { way: 'email', account, code, newPassword: 'Another-2026' } };
  },
  async fcmSubscribe() {
    const request = { registrationToken: 'device-2', topic: 'ALL' };
    await clientOf(url).post('/wps/relay/CSP_fcmBind', JSON.stringify(request));
    return { request };
  },
  async registerMobile() {
    const number = { countryDialingCode: '1', mobileNum: '5550199' };
    await clientOf(url).post('/wps/verification/sms/noLogin', JSON.stringify(number));
    const smsCode = await accessOf(url).codeFor('+15550199');
    return { request: { ...requests.register, username: undefined, ...number, smsCode } };
  },
  async logout() {
    const { userName } = await newMemberAt(url);
    return { account: userName, request: {} };
  },
  async bindContact() {
    const member = await newMemberAt(url);
    return { account: member.userName, request: await emailBinding(url, member) };
  },
  async unbindContact() {
    const member = await newMemberAt(url);
    await member.postEncrypted('WPSCORE_bindContact', await emailBinding(url, member));
    await member.post('WPSCORE_sendContactCode', { type: 'email' });
    const code = await accessOf(url).codeFor(`email:${member.userName}@example.com`);
    return { account: member.userName, request: { type: 'email', code } };
  },
  async changeWithdrawPassword() {
    const member = await memberWithMoney(url);
    await member.readyToWithdraw();
    return { account: member.userName, request: { oldPassword: '135790', password: '246801' } };
  },
  async resetPasswordBySocial() {
    const [merchant, account] = ['jade', 'demo-agent'];
    const lineSessionToken = signToken('line-session', newPerson());
    const authorization = await tokenAt(url, merchant, account);
    await clientOf(url, { merchant, language: 'EN' }).post(
      '/wps/relay/WPSCORE_bindSocial',
      JSON.stringify({ lineSessionToken }),
      { authorization },
    );
    return { merchant, account, request: { lineSessionToken, newPassword: 'Another-2026' } };
  },
  async endSessions() {
    const { userName } = await newMemberAt(url);
    return { account: userName, request: {} };
  },
  async closeAccount() {
    const { userName, password } = await newMemberAt(url);
    return { account: userName, request: { password, days: 7 } };
  },
  async startAuthenticator() {
    const { userName } = await newMemberAt(url);
    return { account: userName, request: {} };
  },
  async changePassword() {
    const account = 'changer1';
    await accessOf(url).addMember({
      merchant: 'aurora',
      userName: account,
      password: 'Tessera-2026',
    });
    return { account, request: { oldPassword: 'Tessera-2026', newPassword: 'Another-2026' } };
  },
});

/** The request that binds an e-mail address to a new member, with its code. */
async function emailBinding(url: string, { userName, post }: Awaited<ReturnType<typeof newMemberAt>>) {
  const target = `${userName}@example.com`;
  await post('WPSCORE_sendContactCode', { type: 'email', target });
  const code = await accessOf(url).codeFor(`email:${target}`);
  return { type: 'email', target, code, loginDeviceId: device.loginDeviceId };
}

const tokens = new Map<string, Promise<string>>();

/** Signs in once for all calls of a member, because hashing a password is slow by design. */
function tokenAt(url: string, merchant: string, account: string): Promise<string> {
  const key = `${url} ${merchant} ${account}`;
  const known = tokens.get(key);
  if (known) return known;
  const token = clientOf(url, { merchant, language: 'EN' }).login(account).then(tokenIn);
  tokens.set(key, token);
  return token;
}

/** A call of the contract as it was made, and its answer. */
interface Exchange {
  readonly request: Readonly<Record<string, unknown>>;
  readonly answered: Answered;
}

/** Makes a call of the contract with a valid request, as a member who may make it. */
export async function exchangeIn(url: string, endpoint: Endpoint, merchant: string): Promise<Exchange> {
  const prepared = await preparationsIn(url)[endpoint.name]?.();
  const merchantCode = prepared?.merchant ?? merchant;
  const client = clientOf(url, { merchant: merchantCode, language: 'EN' });
  const request = prepared?.request ?? requests[endpoint.name] ?? {};
  const authorization = await tokenAt(url, merchantCode, prepared?.account ?? 'demo-member');
  const ask = () => {
    if (endpoint.encrypted) return client.postEncrypted(endpoint.path, request, { authorization });
    if (endpoint.method !== 'GET')
      return client.post(endpoint.path, JSON.stringify(request), { authorization });
    const texts = Object.entries(request).map(([name, value]): [string, string] => [name, String(value)]);
    const query = new URLSearchParams(texts);
    return client.get(`${endpoint.path}?${query}`, { authorization });
  };
  return { request, answered: await ask() };
}

/** The answer alone. */
export const askIn = async (url: string, endpoint: Endpoint, merchant: string): Promise<Answered> =>
  (await exchangeIn(url, endpoint, merchant)).answered;
