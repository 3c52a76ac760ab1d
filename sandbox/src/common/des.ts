import { createCipheriv, createDecipheriv } from 'node:crypto';

/** Triple DES with three equal keys is DES, which OpenSSL 3 no longer offers by name. */
const ALGORITHM = 'des-ede3-ecb';

/** @throws RangeError if the key does not have 8 bytes */
function tripled(key: Buffer): Buffer {
  if (key.length !== 8) throw new RangeError('A DES key has 8 bytes');
  return Buffer.concat([key, key, key]);
}

/** Encrypts a text by DES-ECB. @returns base64 */
export function encryptDes(key: Buffer, text: string): string {
  const cipher = createCipheriv(ALGORITHM, tripled(key), null);
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
}

/** Decrypts base64 by DES-ECB. @throws if the key or the text is wrong */
export function decryptDes(key: Buffer, encrypted: string): Buffer {
  const cipher = createDecipheriv(ALGORITHM, tripled(key), null);
  return Buffer.concat([cipher.update(encrypted, 'base64'), cipher.final()]);
}
