/** @jest-environment jsdom */
import { confirmAccount, currentSession, signIn } from '@tessera/shell/session';
import { refreshSite } from '@tessera/shell/site';
import { provideDialogs } from '@tessera/ui/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { redirectChannel, type SocialPurpose, socialPurpose } from '../../common/channel';
import { pendingProof } from '../../common/pending-proof';
import { provenOwner } from '../../common/proven-owner';
import { path, provideSurroundings } from '../../testing/screen';
import { here, visit } from '../../testing/visit';
import { telegramState } from '../providers/telegram/state';
import { AuthCallback, readCallback } from './auth-callback';

jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  alert: jest.fn(),
}));

jest.mock('@tessera/shell/session', () => ({
  ...jest.requireActual('@tessera/shell/session'),
  confirmAccount: jest.fn(),
}));

const { gateway, startAnew } = provideSurroundings();
provideDialogs();

const person = { id: 42, first_name: 'Мэй', last_name: 'Тан', auth_date: 1700000000, hash: 'ab' };
const encoded = (signed: object) =>
  `#tgAuthResult=${Buffer.from(JSON.stringify(signed)).toString('base64url')}`;
const launched = (user: object) =>
  `#tgWebAppData=${encodeURIComponent(
    new URLSearchParams({ user: JSON.stringify(user), auth_date: '1', hash: 'ab' }).toString(),
  )}`;
const result = encoded(person);
const launch = launched({ id: 42, first_name: 'Мэй' });
/** Waits until what has been answered has its effect. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** Opens the visit with this hash. */
const comeWith = (hash: string, search = '') =>
  sessionStorage.setItem('tessera:landing', JSON.stringify({ search, hash }));

beforeEach(async () => {
  sessionStorage.clear();
  await startAnew();
  gateway.on('/wps/relay/WPSCORE_getTelegramLoginSetting', {
    success: true,
    value: { botId: '7', authDomain: 'localhost' },
  });
  gateway.on(path.status, { success: true, value: { whitelabelVal: { TELEGRAMLOGIN3: true } } });
  await refreshSite();
});

test.each([
  ['a result that this tab did not ask for', result, 'Мэй Тан'],
  ['launch data of a mini app', launch, 'Мэй'],
  ["a result beside another page's names", result, 'Мэй Тан', '?code=00&state=SUCCESS'],
])('%s names its owner, for the question to the visitor', async (_what, hash, name, search = '') => {
  comeWith(hash, search);
  expect(await readCallback()).toMatchObject({ unasked: { name, provider: 'Telegram' } });
});

test('a result that this tab asked for needs no question; result and channel are used once', async () => {
  comeWith(result, '?tgState=s1');
  redirectChannel.set('telegram');
  telegramState.set('s1');
  expect(await readCallback()).toEqual({ proof: { telegramAuth: expect.anything() } });
  expect(redirectChannel.get()).toBeUndefined();
  expect(await readCallback()).toBeUndefined();
});

test.each([
  ['no state', ''],
  ['another state', '?tgState=s2'],
])('a link with %s names its owner, although this tab has asked for a sign-in', async (_what, search) => {
  comeWith(result, search);
  redirectChannel.set('telegram');
  telegramState.set('s1');
  expect(await readCallback()).toMatchObject({ unasked: { name: 'Мэй Тан' } });
});

test.each([
  ['the login page', encoded({ ...person, username: 'mei_tan' }), '@mei_tan'],
  ['a mini app', launched({ id: 42, first_name: 'Мэй', username: 'mei_tan' }), '@mei_tan'],
  ['a mini app without a valid one', launched({ first_name: 'Мэй', username: 'tap yes' }), 'Мэй'],
])('a person of %s is named by the account at Telegram', async (_what, hash, name) => {
  comeWith(hash);
  expect(await readCallback()).toMatchObject({ unasked: { name } });
});

test("launch data is asked about inside Telegram's app too: the app opens the address of any bot", async () => {
  Object.assign(globalThis, { TelegramWebviewProxy: {} });
  comeWith(launch);
  expect(await readCallback()).toMatchObject({ unasked: { name: 'Мэй' } });
  Reflect.deleteProperty(globalThis, 'TelegramWebviewProxy');
});

describe('a sign-in that this tab did not ask for', () => {
  const TELEGRAM = '/wps/session/login/telegram';
  const MAYA = '/wps/session/login/maya';
  const login = { id: '7', token: 'token-7', userName: 'anna', customerType: 0 };
  const unknown = { success: false, errorCode: 'bind_customer_required', message: 'Who?' };
  const withoutWay = {
    success: false,
    errorCode: 'login_verify_required',
    message: 'bind one',
    value: { session: login },
  };
  const fromTelegram = () => comeWith(launch);
  const fromMaya = () => comeWith('', '?sessionId=1&env=sandbox');
  const arrive = async (come: () => void, isOwner: boolean) => {
    jest.mocked(confirmAccount).mockReset().mockResolvedValueOnce(isOwner);
    come();
    visit('/m/game', AuthCallback);
    await waitFor(() => expect(confirmAccount).toHaveBeenCalledTimes(1));
    return jest.mocked(confirmAccount).mock.calls[0]?.[0];
  };

  beforeEach(() => {
    // A browser that names Maya in its user agent, as the app of Maya does.
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Maya/2.99');
    gateway.on(TELEGRAM, { success: true, value: login });
    gateway.on(MAYA, { success: true, value: login });
  });
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['Telegram', fromTelegram],
    ['Maya', fromMaya],
  ])('opens the session of %s only for an account that the visitor confirms', async (_name, come) => {
    expect(await arrive(come, false)).toBe('7');
    await settled();
    expect([currentSession(), here()]).toEqual([undefined, '/m/game']);
    cleanup();
    expect(await arrive(come, true)).toBe('7');
    await waitFor(() => expect(here()).toBe('/m/home'));
    expect(currentSession()).toMatchObject({ token: 'token-7' });
  });

  test('lets an unknown person bind or register only after a confirmation', async () => {
    gateway.on(TELEGRAM, unknown);
    expect(await arrive(fromTelegram, false)).toBeUndefined();
    await settled();
    expect(pendingProof.get()).toBeUndefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    await arrive(fromTelegram, true);
    expect(await screen.findByRole('dialog', { name: 'binding_title' })).toBeTruthy();
    expect(pendingProof.get()).toMatchObject({ telegramAuth: expect.anything() });
  });

  test('opens no session to bind a way of the verification without a confirmation', async () => {
    gateway.on(TELEGRAM, withoutWay);
    expect(await arrive(fromTelegram, false)).toBe('7');
    await settled();
    expect(currentSession()).toBeUndefined();
  });
});

test('a result is read for a signed-in member only if it is to be linked', async () => {
  signIn({ id: '7', token: 't', userName: 'anna', customerType: 0 });
  comeWith(launch);
  expect(await readCallback()).toBeUndefined();
  comeWith(launch);
  expect(await readCallback('link')).toMatchObject({ proof: expect.anything() });
});

describe('a return that is not for a login', () => {
  const BIND = '/wps/relay/WPSCORE_bindSocial';
  const returnFor = (purpose: SocialPurpose, search: string) => {
    socialPurpose.set(purpose);
    redirectChannel.set('telegram');
    telegramState.set('s1');
    comeWith(result, search);
    visit('/m/login', AuthCallback);
  };
  const member = { id: '7', token: 't', userName: 'anna', customerType: 0 } as const;

  test('links the account to the member and opens the security page', async () => {
    gateway.on(BIND, { success: true });
    signIn(member);
    returnFor('link', '?tgState=s1');
    await waitFor(() => expect(here()).toBe('/m/member/security'));
    expect(gateway.calls(BIND)).toHaveLength(1);
    expect(socialPurpose.get()).toBeUndefined();
  });

  test('links nothing that this tab did not ask for: a stranger could link an account to the member', async () => {
    gateway.on(BIND, { success: true });
    signIn(member);
    returnFor('link', '?tgState=s2');
    await waitFor(() => expect(telegramState.get()).toBeUndefined());
    await settled();
    expect(gateway.calls(BIND)).toEqual([]);
  });

  test('links nothing without a session', async () => {
    gateway.on(BIND, { success: true });
    returnFor('link', '?tgState=s1');
    await waitFor(() => expect(telegramState.get()).toBeUndefined());
    await settled();
    expect(gateway.calls(BIND)).toEqual([]);
    expect(gateway.calls('/wps/session/login/telegram')).toEqual([]);
  });

  test('opens the form of the new password with the proof', async () => {
    returnFor('reset', '?tgState=s1');
    await waitFor(() => expect(here()).toBe('/m/forgotPsw'));
    expect(provenOwner.consume()).toMatchObject({ telegramAuth: expect.anything() });
    expect(gateway.calls('/wps/session/login/telegram')).toEqual([]);
  });
});
