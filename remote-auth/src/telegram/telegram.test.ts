/** @jest-environment jsdom */
import { refreshSite } from '@tessera/shell/site';
import { path, provideSurroundings } from '../testing/screen';
import { proofFromTelegram } from './landing';

jest.mock('@tessera/shell/notices', () => ({
  ...jest.requireActual('@tessera/shell/notices'),
  alert: jest.fn(),
}));

const { gateway, startAnew } = provideSurroundings();

beforeEach(async () => {
  await startAnew();
  gateway.on('/wps/relay/WPSCORE_getTelegramLoginSetting', {
    success: true,
    value: { botId: '7', authDomain: 'localhost' },
  });
  gateway.on(path.status, { success: true, value: { whitelabelVal: { TELEGRAMLOGIN3: true } } });
  await refreshSite();
});

const login = (result: unknown) =>
  `#tgAuthResult=${Buffer.from(JSON.stringify(result)).toString('base64url')}`;
const person = { id: 42, first_name: 'Мэй', last_name: 'Тан', auth_date: 1700000000, hash: 'ab' };

test('the result of the login page keeps every field as it was signed, names of any script included [R3.9]', async () => {
  expect(await proofFromTelegram(login(person))).toEqual({
    telegramAuth: {
      source: 'redirect',
      user: { first_name: 'Мэй', last_name: 'Тан' },
      fields: { id: '42', first_name: 'Мэй', last_name: 'Тан', auth_date: '1700000000', hash: 'ab' },
    },
  });
});

test('launch data of a mini app is taken as raw fields, its user text untouched', async () => {
  const user = '{"id":42,"first_name":"Mei"}';
  const initData = new URLSearchParams({ user, auth_date: '1700000000', signature: 's', hash: 'ab' });
  const hash = `#tgWebAppData=${encodeURIComponent(initData.toString())}&tgWebAppVersion=8.0`;
  expect(await proofFromTelegram(hash)).toEqual({
    telegramAuth: {
      source: 'mini-app',
      user: { first_name: 'Mei' },
      fields: { user, auth_date: '1700000000', signature: 's', hash: 'ab' },
    },
  });
});

test.each([
  ['a refusal', login(false)],
  ['nothing of Telegram', '#top'],
])('%s is no proof', async (_case, hash) => {
  expect(await proofFromTelegram(hash)).toBeUndefined();
});

test('what cannot be read is dropped with a warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  expect(await proofFromTelegram('#tgAuthResult=%%%')).toBeUndefined();
  expect(await proofFromTelegram(login({ id: 1 }))).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

test('with Telegram switched off nothing is read [R5.10a]', async () => {
  gateway.on(path.status, { success: true, value: {} });
  await refreshSite();
  expect(await proofFromTelegram(login(person))).toBeUndefined();
});
