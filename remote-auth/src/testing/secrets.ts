import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt, webcrypto } from 'node:crypto';

const pair = generateKeyPairSync('rsa', { modulusLength: 1024 });

/** The public key of the test gateway: SPKI, base64. */
export const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

/** Decrypts and parses a body like the gateway. @throws if it was not encrypted for this key */
export function openBody(sealedKey: string, value: string): unknown {
  const block = privateDecrypt(
    { key: pair.privateKey, padding: constants.RSA_NO_PADDING },
    Buffer.from(sealedKey, 'base64'),
  );
  // Node 20 does not remove PKCS#1 v1.5 padding, and OpenSSL 3 has DES only as triple DES with three equal keys.
  const key = block.subarray(block.indexOf(0, 2) + 1);
  const cipher = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
  return JSON.parse(Buffer.concat([cipher.update(value, 'base64'), cipher.final()]).toString('utf8'));
}

/** Adds the cryptography of browsers to jsdom. */
export const provideCrypto = (): void =>
  void Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
