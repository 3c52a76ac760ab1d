import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Store } from '../store';

/** The message contains the folder, so that a signature is not valid for another merchant or version. */
const messageOf = (folder: string, bytes: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`tessera ${folder}\n`), bytes]);

/**
 * The name is a hash of key and message. So a signature can be written before the file that it signs, and signatures of
 * several keys stand side by side.
 */
function pathOf(folder: string, message: Buffer, key: KeyObject): string {
  const hash = createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .update(message);
  return `${folder}/${hash.digest('hex')}.sig`;
}

/** @returns whether a path is that of a signature */
export const isSignature = (path: string): boolean => path.endsWith('.sig');

/**
 * Adds the signature of a content to a folder. Idempotent.
 * @param key a private key
 */
export async function addSignature(
  store: Store,
  folder: string,
  bytes: Uint8Array,
  key: KeyObject,
): Promise<void> {
  const message = messageOf(folder, bytes);
  await store.add(pathOf(folder, message, createPublicKey(key)), sign(null, message, key));
}

/** @returns whether a folder has a valid signature of a content by one of the public keys */
export async function isSigned(
  store: Store,
  folder: string,
  bytes: Uint8Array,
  keys: readonly KeyObject[],
): Promise<boolean> {
  const message = messageOf(folder, bytes);
  for (const key of keys) {
    const signature = await store.read(pathOf(folder, message, key));
    if (signature && verify(null, message, key, signature)) return true;
  }
  return false;
}
