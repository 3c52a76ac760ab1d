import { createHash, generateKeyPairSync } from 'node:crypto';
import { randomKey, seal } from './seal';

test('a key has 8 ASCII characters, and differs every time', () => {
  const keys = Array.from({ length: 2_000 }, randomKey);
  for (const key of keys) expect(key).toMatch(/^[\x21-\x7e]{8}$/);
  expect(new Set(keys).size).toBe(keys.length);
});

test('every character of a key is as likely as any other, and no two are the same to DES', () => {
  const counts = new Map<string, number>();
  for (const letter of Array.from({ length: 8_000 }, randomKey).join(''))
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect(counts.size).toBe(47);
  expect(new Set([...counts.keys()].map((letter) => letter.charCodeAt(0) >> 1)).size).toBe(counts.size);
  // 1362 expected of each; six standard deviations (36.5) leave a false alarm once in many million runs.
  for (const count of counts.values()) expect(Math.abs(count - 64_000 / 47)).toBeLessThan(6 * 36.5);
});

test('the digest of a body is another one each time, and never that of its JSON', () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const pin = '{"password":"123456"}';
  const digests = Array.from({ length: 20 }, () => seal(pin, key)?.headers['X-Digest']);
  expect(new Set([...digests, createHash('sha256').update(pin).digest('hex')]).size).toBe(21);
});
