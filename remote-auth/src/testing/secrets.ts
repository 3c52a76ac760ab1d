import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt, webcrypto } from 'node:crypto';

const pair = generateKeyPairSync('rsa', { modulusLength: 1024 });

/** What the stand-in gateway gives as its public key: SPKI, base64. */
export const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

/** The JSON of an encrypted body, read as the gateway reads it; throws when it was not encrypted for this key. */
export function openBody(sealedKey: string, value: string): unknown {
  const block = privateDecrypt(
    { key: pair.privateKey, padding: constants.RSA_NO_PADDING },
    Buffer.from(sealedKey, 'base64'),
  );
  // Node 20 takes PKCS#1 v1.5 padding off no more, and OpenSSL 3 knows DES only as three times the same.
  const key = block.subarray(block.indexOf(0, 2) + 1);
  const cipher = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
  return JSON.parse(Buffer.concat([cipher.update(value, 'base64'), cipher.final()]).toString('utf8'));
}

/** Gives jsdom the cryptography that every browser has. */
export const provideCrypto = (): void =>
  void Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
