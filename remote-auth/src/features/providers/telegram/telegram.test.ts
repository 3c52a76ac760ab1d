/** @jest-environment jsdom */
import { refreshSite } from '@tessera/shell/site';
import { path, provideSurroundings } from '../../../testing/screen';
import { readTelegramCallback } from './callback';
import { telegramState } from './state';

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

const read = (hash: string) => {
  telegramState.set('s1');
  return readTelegramCallback({ query: new URLSearchParams('tgState=s1'), hash, channel: 'telegram' });
};
const login = (result: unknown) =>
  `#tgAuthResult=${Buffer.from(JSON.stringify(result)).toString('base64url')}`;
const person = { id: 42, first_name: 'Мэй', last_name: 'Тан', auth_date: 1700000000, hash: 'ab' };

test('the result of the login page keeps every field as it was signed, with names in any script [R3.9]', async () => {
  expect(await read(login(person))).toEqual({
    proof: {
      telegramAuth: {
        source: 'redirect',
        user: { first_name: 'Мэй', last_name: 'Тан' },
        fields: { id: '42', first_name: 'Мэй', last_name: 'Тан', auth_date: '1700000000', hash: 'ab' },
      },
    },
  });
});

test('the fields of launch data stay unparsed, the text of the user included', async () => {
  const user = '{"id":42,"first_name":"Mei"}';
  const initData = new URLSearchParams({ user, auth_date: '1700000000', signature: 's', hash: 'ab' });
  const hash = `#tgWebAppData=${encodeURIComponent(initData.toString())}&tgWebAppVersion=8.0`;
  expect(await read(hash)).toEqual({
    proof: {
      telegramAuth: {
        source: 'mini-app',
        user: { first_name: 'Mei' },
        fields: { user, auth_date: '1700000000', signature: 's', hash: 'ab' },
      },
    },
  });
});

test.each([
  ['a refusal', login(false)],
  ['another hash', '#top'],
])('%s gives no proof', async (_case, hash) => {
  expect(await read(hash)).toBeUndefined();
});

test('an answer that cannot be read is discarded with a warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  expect(await read('#tgAuthResult=%%%')).toBeUndefined();
  expect(await read(login({ id: 1 }))).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

test('with Telegram switched off the answer is ignored [R5.10a]', async () => {
  gateway.on(path.status, { success: true, value: {} });
  await refreshSite();
  expect(await read(login(person))).toBeUndefined();
});

test.each([
  ['flag', {}, { botId: '7', authDomain: 'localhost' }],
  ['bot', { TELEGRAMLOGIN3: true }, { authDomain: 'localhost' }],
  ['domain', { TELEGRAMLOGIN3: true }, { botId: '7' }],
])('without its %s Telegram is not set up [R5.10a]', async (_what, whitelabelVal, setting) => {
  gateway.on('/wps/relay/WPSCORE_getTelegramLoginSetting', { success: true, value: setting });
  gateway.on(path.status, { success: true, value: { whitelabelVal } });
  await refreshSite();
  await jest.isolateModulesAsync(async () => {
    const { isTelegramSetUp } = await import('./setting');
    expect(await isTelegramSetUp()).toBe(false);
  });
});
