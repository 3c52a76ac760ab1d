/** @jest-environment jsdom */
import { refreshSite } from '@tessera/shell/site';
import { redirectChannel } from '../../common/channel';
import { path, provideSurroundings } from '../../testing/screen';
import { telegramState } from '../providers/telegram/state';
import { readCallback } from './auth-callback';

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
])('%s names its owner, for the question to the visitor', async (_what, hash, name) => {
  comeWith(hash);
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
