import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { ReleaseError } from '../release-error';

function parseKey(read: (pem: string) => KeyObject, pem: string, where: string): KeyObject {
  try {
    // A file of environment variables cannot contain line breaks.
    const key = read(pem.replaceAll('\\n', '\n'));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The error below says what a key looks like. That of OpenSSL could contain a part of the key.
  }
  throw new ReleaseError(
    'key-invalid',
    `${where} does not contain an Ed25519 key in PEM format. Create one: openssl genpkey -algorithm ed25519.`,
  );
}

/**
 * Parses a private key.
 * @param where where the text comes from, for the message
 * @throws ReleaseError `key-invalid`
 */
export const signingKey = (pem: string, where: string): KeyObject => parseKey(createPrivateKey, pem, where);

/**
 * Parses a public key. For a private key, returns its public half.
 * @param where where the text comes from, for the message
 * @throws ReleaseError `key-invalid`
 */
export const publicKey = (pem: string, where: string): KeyObject => parseKey(createPublicKey, pem, where);
