import 'fake-indexeddb/auto';
import { deviceKey, ensureDeviceKey } from './device-key';

const encrypt = (key: CryptoKey, iv: BufferSource, text: string) =>
  crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));

test('scripts cannot read the key of this browser, and it stays the same [R3.10]', async () => {
  expect(await deviceKey()).toBeUndefined();
  const key = await ensureDeviceKey();
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();

  const iv = new Uint8Array(12);
  const cipher = await encrypt(key, iv, 'the same key');
  const again = await ensureDeviceKey();
  const found = await deviceKey();
  for (const other of [again, found]) {
    if (!other) throw new Error('the key was not stored');
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, other, cipher);
    expect(new TextDecoder().decode(plain)).toBe('the same key');
  }
});

test('two tabs that start together get the same key', async () => {
  indexedDB.deleteDatabase('tessera-auth');
  const [one, other] = await Promise.all([ensureDeviceKey(), ensureDeviceKey()]);
  const iv = new Uint8Array(12);
  const cipher = await encrypt(one, iv, 'shared');
  await expect(crypto.subtle.decrypt({ name: 'AES-GCM', iv }, other, cipher)).resolves.toBeDefined();
});
