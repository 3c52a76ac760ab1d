import sha256 from 'crypto-js/sha256';
import JSEncrypt from 'jsencrypt';
import { encryptDes } from './des';

/** How many characters from `!` to `}` have an odd code. */
const LETTERS = 47;

/**
 * A fresh DES key: exactly 8 ASCII characters (R7.1e). DES ignores the low bit of each, so all have an odd code: of two
 * characters that differ in that bit only, one would be a wasted choice.
 */
export function randomKey(): string {
  const numbers = Array.from(crypto.getRandomValues(new Uint32Array(8)));
  return String.fromCharCode(...numbers.map((number) => 0x21 + 2 * (number % LETTERS)));
}

/** White space of 128 random bits. JSON allows it between its parts, and a gateway that trims its text keeps it there. */
const randomBlanks = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(128)), (byte) => (byte % 2 ? '\t' : ' ')).join('');

export { decryptDes } from './des';

/** A body that only the gateway can read, with the headers to decrypt it. */
export interface Sealed {
  readonly body: { readonly value: string };
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Whether a text can be a public key. jsencrypt must not get any other text: it would silently generate its own key,
 * and the gateway could not read the call.
 */
export const isPublicKey = (key: string): boolean =>
  /^MI[A-Za-z0-9+/=\s]{100,}$/.test(key.replace(/-----(BEGIN|END)[A-Z ]+-----/g, '').trim());

/**
 * Encrypts the JSON text of an object for the gateway (R7.1e). Random blanks after its first brace make the digest
 * useless to a reader of logged headers, who could otherwise try all PINs of six digits until one has this digest.
 * @returns undefined if the public key cannot encrypt
 */
export function seal(json: string, publicKey: string): Sealed | undefined {
  const rsa = new JSEncrypt();
  rsa.setPublicKey(publicKey);
  const key = randomKey();
  const sealedKey = rsa.encrypt(key);
  if (!sealedKey) return undefined;
  const text = json.replace('{', `{${randomBlanks()}`);
  return {
    body: { value: encryptDes(text, key) },
    headers: { Encryption: 'true', 'X-RSA': sealedKey, 'X-Digest': sha256(text).toString() },
  };
}
