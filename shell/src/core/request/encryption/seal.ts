import sha256 from 'crypto-js/sha256';
import JSEncrypt from 'jsencrypt';
import { encryptDes } from './des';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0123456789-_+*.';

/** A fresh DES key: exactly 8 ASCII characters, 6 random bits each (R7.1e). */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => ALPHABET[byte % 64]).join('');
}

export { decryptDes } from './des';

/** A body that only the gateway can read, with the headers that let it. */
export interface Sealed {
  readonly body: { readonly value: string };
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Whether a text can be a public key. jsencrypt must never see one that is not: it would silently make up a key of
 * its own, and the gateway could never read the call.
 */
export const isPublicKey = (key: string): boolean =>
  /^MI[A-Za-z0-9+/=\s]{100,}$/.test(key.replace(/-----(BEGIN|END)[A-Z ]+-----/g, '').trim());

/** Encrypts a JSON text for the gateway, or gives undefined when the public key cannot encrypt (R7.1e). */
export function seal(json: string, publicKey: string): Sealed | undefined {
  const rsa = new JSEncrypt();
  rsa.setPublicKey(publicKey);
  const key = randomKey();
  const sealedKey = rsa.encrypt(key);
  if (!sealedKey) return undefined;
  return {
    body: { value: encryptDes(json, key) },
    headers: { Encryption: 'true', 'X-RSA': sealedKey, 'X-Digest': sha256(json).toString() },
  };
}
