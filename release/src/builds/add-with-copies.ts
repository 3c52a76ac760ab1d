import { hashOf } from '../signatures';
import { compress, compressOnce, encodings, type Store } from '../store';
import { checkCopy } from './check-copy';

const text = /\.(m?js|css|json|svg|html|txt|webmanifest)$/;

/** A file of the store and its hash. */
type Hashed = readonly [path: string, hash: string];

/** How copies are compressed: at a low level if `fast`, or at the best level, once for each content if `kept` keeps them. */
export interface Compression {
  readonly fast: boolean;
  readonly kept?: Store | undefined;
}

/**
 * Adds a file and its compressed copies.
 * @returns what the store has then
 * @throws ReleaseError `version-changed`, or `file-changed` if the store has something else as a copy
 */
export async function addWithCopies(
  store: Store,
  path: string,
  bytes: Buffer,
  { fast, kept }: Compression,
): Promise<readonly Hashed[]> {
  await store.add(path, bytes);
  const added: Hashed[] = [[path, hashOf(bytes)]];
  if (!text.test(path)) return added;
  const existing = await Promise.all(encodings.map(({ ending }) => store.read(path + ending)));
  const make = () => (kept ? compressOnce(bytes, kept) : compress(bytes, { fast }));
  const compressed = existing.every(Boolean) ? undefined : await make();
  for (const [i, { name, ending }] of encodings.entries()) {
    // An existing copy can have other bytes for the same content, from another zlib version. Keep it.
    const known = existing[i];
    const copy = known ?? compressed?.[name];
    if (!copy || (!known && copy.length >= bytes.length)) continue;
    if (known) await checkCopy(name, path + ending, known, bytes);
    else await store.add(path + ending, copy);
    added.push([path + ending, hashOf(copy)]);
  }
  return added;
}
