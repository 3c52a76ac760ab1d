import * as v from 'valibot';
import { constants, createDecipheriv, createHash, generateKeyPair, privateDecrypt, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { undecipherable } from '../common';

const encryptedBody = v.object({ value: v.string() });
const encryptedHeaders = v.object({ 'x-rsa': v.string(), 'x-digest': v.string() });

/** The key pair that clients encrypt for, made anew at each start. */
export interface Encryption {
  /** SPKI as base64, without armour. */
  readonly publicKey: string;
  /** The plain JSON text of an encrypted body (R7.1e). @throws GatewayError `decryption_failed` */
  decrypt(headers: unknown, body: unknown): string;
}

/** An RSA pair of 2048 bits. */
export async function createEncryption(): Promise<Encryption> {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return {
    publicKey: pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    decrypt(headers, body) {
      const sealed = v.safeParse(encryptedBody, body);
      const seals = v.safeParse(encryptedHeaders, headers);
      if (!sealed.success || !seals.success) {
        throw undecipherable('An encrypted call has a body {value} and the headers X-RSA and X-Digest');
      }
      const plain = open(pair.privateKey, seals.output['x-rsa'], sealed.output.value);
      const digest = createHash('sha256').update(plain).digest('hex');
      if (digest !== seals.output['x-digest'].toLowerCase()) {
        throw undecipherable('X-Digest is not the SHA-256 of the plain JSON');
      }
      return plain.toString('utf8');
    },
  };
}

function open(privateKey: KeyObject, rsa: string, sealed: string): Buffer {
  try {
    const key = unpad(
      privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, Buffer.from(rsa, 'base64')),
    );
    if (key.length !== 8) throw new RangeError('A DES key has 8 characters');
    // Triple DES with three equal keys is DES, which OpenSSL 3 no longer offers by name.
    const cipher = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
    return Buffer.concat([cipher.update(sealed, 'base64'), cipher.final()]);
  } catch {
    throw undecipherable('X-RSA and the body do not open with the key of this gateway');
  }
}

/** Takes `00 02 … 00` off by hand: Node 20 refuses PKCS#1 v1.5 padding in `privateDecrypt`. */
function unpad(block: Buffer): Buffer {
  const end = block.indexOf(0, 2);
  if (block[0] !== 0 || block[1] !== 2 || end < 10) throw new RangeError('Not PKCS#1 v1.5');
  return block.subarray(end + 1);
}
