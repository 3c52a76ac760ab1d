import type { KeyObject } from 'node:crypto';
import { readBytes } from '../input';
import { ReleaseError } from '../release-error';
import { publicKey, signingKey } from '../signatures';
import type { Io } from './io';

/** The environment variable with the private key, which is never on a command line or in a file of the tool. */
const VARIABLE = 'TESSERA_SIGNING_KEY';

/** @throws ReleaseError `key-invalid` */
export function signingKeyIn({ env }: Io): KeyObject | undefined {
  const pem = env[VARIABLE];
  return pem ? signingKey(pem, VARIABLE) : undefined;
}

/** @throws ReleaseError `key-invalid` if there is no signing key */
export function requiredSigningKey(io: Io): KeyObject {
  const key = signingKeyIn(io);
  if (key) return key;
  throw new ReleaseError('key-invalid', `Set ${VARIABLE} to the private key, in PEM format.`);
}

/** @throws ReleaseError `file-unreadable` or `key-invalid` */
export async function readPublicKey(file: string): Promise<KeyObject> {
  return publicKey(String(await readBytes(file, 'Name the file of a public key.')), file);
}
