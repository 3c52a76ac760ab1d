import { createCipheriv, createHash } from 'node:crypto';

/**
 * An address as the platform hides it: DES-ECB as base64, the 8 characters of the key behind it (R3.31).
 * The key follows from the address, so that the same merchant always answers the same.
 */
export function hidden(address: string): string {
  const key = createHash('sha256').update(address).digest('base64url').slice(0, 8);
  const bytes = Buffer.from(key, 'ascii');
  // Triple DES with three equal keys is DES, which OpenSSL 3 no longer offers by name.
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([bytes, bytes, bytes]), null);
  return cipher.update(address, 'utf8', 'base64') + cipher.final('base64') + key;
}
