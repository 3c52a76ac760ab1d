import 'fake-indexeddb/auto';
import { openPassword, sealPassword } from './sealed-password';

const PASSWORD = 'Päss-wörd 123';
let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

async function seal(): Promise<string> {
  const sealed = await sealPassword(PASSWORD, 'username anna');
  if (sealed === undefined) throw new Error('nothing was sealed');
  return sealed;
}

test('a sealed password can be opened for its own account [R3.10]', async () => {
  expect(await openPassword(await seal(), 'username anna')).toBe(PASSWORD);
});

test('it is encrypted and encoded, with a new salt each time [R3.10]', async () => {
  const [one, other] = [await seal(), await seal()];
  expect(one).not.toBe(other);
  const [first, second] = [one, other].map((text) => JSON.parse(atob(text)) as Record<string, string>);
  expect(Object.keys(first ?? {})).toEqual(['salt', 'iv', 'data']);
  expect(first?.salt).not.toBe(second?.salt);
  expect(atob(first?.data ?? '')).not.toContain('123');
});

test('it cannot be opened for another account or after a character was changed', async () => {
  const sealed = await seal();
  expect(await openPassword(sealed, 'username bob')).toBeUndefined();
  const parts = JSON.parse(atob(sealed)) as Record<string, string>;
  const otherSalt = btoa(JSON.stringify({ ...parts, salt: btoa('another salt') }));
  expect(await openPassword(otherSalt, 'username anna')).toBeUndefined();
});

test.each(['', 'plain text', btoa('{}'), btoa('no json')])(
  'other text cannot be opened: %p',
  async (text) => {
    expect(await openPassword(text, 'username anna')).toBeUndefined();
  },
);

test('without a key store there is no sealed password, and no password is logged', async () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('private browsing', 'SecurityError');
  });
  expect(await sealPassword(PASSWORD, 'username anna')).toBeUndefined();
  expect(warned.mock.calls.flat().join()).not.toContain(PASSWORD);
});
