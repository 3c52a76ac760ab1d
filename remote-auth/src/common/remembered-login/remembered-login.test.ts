/** @jest-environment jsdom */
import { provideRelease } from '../../testing/release';
import { forget, isAutoLoginOn, passwordOf, remember, rememberedLogin } from '.';
import { openPassword, sealPassword } from './sealed-password';

jest.mock('./sealed-password');
const seal = jest.mocked(sealPassword);
const open = jest.mocked(openPassword);

const KEY = 'tessera:remembered-login';
const DAY = 24 * 60 * 60 * 1000;
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as Record<string, unknown> | null;

provideRelease();
beforeEach(() => {
  localStorage.clear();
  seal.mockResolvedValue('sealed');
});
afterEach(() => jest.useRealTimers());

test('remember stores type, user name, sealed password and merchant, and turns automatic login on [R4.4a] [R3.10]', async () => {
  await remember({ type: 'username', username: 'anna', password: 'secret123' });
  expect(stored()).toEqual({
    type: 'username',
    username: 'anna',
    password: 'sealed',
    merchant: 'aurora',
    expires: expect.any(Number),
  });
  expect(JSON.stringify(stored())).not.toContain('secret123');
  expect(localStorage.getItem('autoLogin')).toBe('1');
});

test('forget removes the record and sets autoLogin to 0 [R4.4b]', async () => {
  await remember({ type: 'username', username: 'anna', password: 'secret123' });
  forget();
  expect(stored()).toBeNull();
  expect(localStorage.getItem('autoLogin')).toBe('0');
});

test('the record expires after 30 days', async () => {
  jest.useFakeTimers({ now: 0 });
  await remember({ type: 'username', username: 'anna', password: 'secret123' });
  jest.setSystemTime(30 * DAY - 1);
  expect(rememberedLogin()?.username).toBe('anna');
  jest.setSystemTime(30 * DAY);
  expect(rememberedLogin()).toBeUndefined();
  expect(stored()).toBeNull();
});

test('a record of a clock that was a year ahead expires when it is right again; a correction by hours keeps it', async () => {
  jest.useFakeTimers({ now: 365 * DAY });
  await remember({ type: 'username', username: 'anna', password: 'secret123' });
  jest.setSystemTime(364.5 * DAY);
  expect(rememberedLogin()?.username).toBe('anna');
  jest.setSystemTime(DAY);
  expect(rememberedLogin()).toBeUndefined();
  expect(stored()).toBeNull();
});

test("another merchant's record is neither used nor removed", async () => {
  await remember({ type: 'username', username: 'anna', password: 'secret123' });
  localStorage.setItem(KEY, JSON.stringify({ ...stored(), merchant: 'jade' }));
  expect(rememberedLogin()).toBeUndefined();
  expect(stored()?.merchant).toBe('jade');
});

test('if no password can be stored, only the user name is remembered and automatic login stays off', async () => {
  seal.mockResolvedValue(undefined);
  await remember({ type: 'username', username: 'anna', password: 'secret123' });
  expect(stored()).toMatchObject({ username: 'anna' });
  expect(stored()).not.toHaveProperty('password');
  expect(isAutoLoginOn()).toBe(false);
});

test('the password is opened for its own account', async () => {
  await remember({ type: 'username', username: 'anna', password: 'secret123' });
  const [, owner] = seal.mock.lastCall ?? [];
  const record = rememberedLogin();
  if (!record) throw new Error('nothing is remembered');
  open.mockImplementation(async (sealed, by) =>
    sealed === 'sealed' && by === owner ? 'secret123' : undefined,
  );
  expect(await passwordOf(record)).toBe('secret123');
});

test('a corrupt record is ignored', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem(KEY, '{"type":"username"}');
  expect(rememberedLogin()).toBeUndefined();
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});

test('a number is stored as a number, and nothing else of a login by sms [R3.10]', async () => {
  await remember({ type: 'username', username: '+8613800138000', password: 'secret123' });
  expect(stored()).toMatchObject({ type: 'username', mobileNum: '+8613800138000', password: 'sealed' });
  await remember({ type: 'sms', username: '+8613800138000', password: '123456' });
  expect(stored()).toMatchObject({ type: 'sms', mobileNum: '+8613800138000' });
  expect(stored()).not.toHaveProperty('password');
  expect(isAutoLoginOn()).toBe(false);
});
