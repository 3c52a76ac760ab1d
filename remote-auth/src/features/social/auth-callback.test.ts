/** @jest-environment jsdom */
import { signIn } from '@tessera/shell/session';
import { refreshSite } from '@tessera/shell/site';
import { waitFor } from '@testing-library/react';
import { redirectChannel, type SocialPurpose, socialPurpose } from '../../common/channel';
import { provenOwner } from '../../common/proven-owner';
import { path, provideSurroundings } from '../../testing/screen';
import { here, visit } from '../../testing/visit';
import { telegramState } from '../providers/telegram/state';
import { AuthCallback, readCallback } from './auth-callback';

jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  alert: jest.fn(),
}));

const { gateway, startAnew } = provideSurroundings();

const person = { id: 42, first_name: 'Мэй', last_name: 'Тан', auth_date: 1700000000, hash: 'ab' };
const result = `#tgAuthResult=${Buffer.from(JSON.stringify(person)).toString('base64url')}`;
const launch = `#tgWebAppData=${encodeURIComponent(
  new URLSearchParams({ user: '{"id":42,"first_name":"Мэй"}', auth_date: '1', hash: 'ab' }).toString(),
)}`;

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
  ['launch data without the app around it', launch, 'Мэй'],
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

test("launch data inside Telegram's app needs no question", async () => {
  Object.assign(globalThis, { TelegramWebviewProxy: {} });
  comeWith(launch);
  expect(await readCallback()).not.toHaveProperty('unasked');
  Reflect.deleteProperty(globalThis, 'TelegramWebviewProxy');
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
    await new Promise((resolve) => setTimeout(resolve));
    expect(gateway.calls(BIND)).toEqual([]);
  });

  test('links nothing without a session', async () => {
    gateway.on(BIND, { success: true });
    returnFor('link', '?tgState=s1');
    await waitFor(() => expect(telegramState.get()).toBeUndefined());
    await new Promise((resolve) => setTimeout(resolve));
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
