import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newFolder } from './dists';

/** A key pair: the private key in PEM format, and the file of the public key. */
interface KeyPair {
  readonly signingKey: string;
  readonly publicKeyFile: string;
}

/** Makes a key pair for signatures. `removeFolders` deletes its file. */
export async function newKeyPair(type: 'ed25519' | 'ed448' = 'ed25519'): Promise<KeyPair> {
  const { publicKey, privateKey } =
    type === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('ed448');
  const publicKeyFile = join(await newFolder(), 'public.pem');
  await writeFile(publicKeyFile, publicKey.export({ type: 'spki', format: 'pem' }));
  return { signingKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })), publicKeyFile };
}
