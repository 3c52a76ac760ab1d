import { constants, createHash, generateKeyPair, type KeyObject, privateDecrypt } from 'node:crypto';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { decryptDes, decryptionFailed } from '../common';

const encryptedBody = v.object({ value: v.string() });
const encryptedHeaders = v.object({ 'x-rsa': v.string(), 'x-digest': v.string() });

/** Decrypts the bodies of calls with a key pair that is new at each start. */
export interface Encryption {
  /** SPKI as base64, without PEM lines. */
  readonly publicKey: string;
  /** @returns the JSON text of an encrypted body (R7.1e) @throws GatewayError `decryption_failed` */
  decrypt(headers: unknown, body: unknown): string;
}

/** Generates an RSA key pair of 2048 bits. */
export async function createEncryption(): Promise<Encryption> {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return {
    publicKey: pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    decrypt(headers, body) {
      const encrypted = v.safeParse(encryptedBody, body);
      const sent = v.safeParse(encryptedHeaders, headers);
      if (!encrypted.success || !sent.success) {
        throw decryptionFailed('An encrypted call has a body {value} and the headers X-RSA and X-Digest');
      }
      const plain = decryptBody(pair.privateKey, sent.output['x-rsa'], encrypted.output.value);
      const digest = createHash('sha256').update(plain).digest('hex');
      if (digest !== sent.output['x-digest'].toLowerCase()) {
        throw decryptionFailed('X-Digest is not the SHA-256 of the plain JSON');
      }
      return plain.toString('utf8');
    },
  };
}

function decryptBody(privateKey: KeyObject, rsa: string, encrypted: string): Buffer {
  try {
    const key = unpad(
      privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, Buffer.from(rsa, 'base64')),
    );
    return decryptDes(key, encrypted);
  } catch {
    throw decryptionFailed('X-RSA or the body cannot be decrypted with the key of this gateway');
  }
}

/** Removes the padding `00 02 … 00`: `privateDecrypt` of Node 20 rejects PKCS#1 v1.5 padding. */
function unpad(block: Buffer): Buffer {
  const end = block.indexOf(0, 2);
  if (block[0] !== 0 || block[1] !== 2 || end < 10) throw new RangeError('Not PKCS#1 v1.5');
  return block.subarray(end + 1);
}
