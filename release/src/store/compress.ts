import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Store } from './store';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** The encodings of compressed copies, best compression first, with the file extension of the copy. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;
export type Encoding = (typeof encodings)[number]['name'];
type Copies = Record<Encoding, Buffer>;

/**
 * Compresses text in every encoding.
 * @param options.fast a low compression level: twenty times the speed for about ten percent more bytes
 */
export async function compress(bytes: Uint8Array, { fast }: { readonly fast: boolean }): Promise<Copies> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: fast ? 4 : 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), deflate(bytes, { level: fast ? 4 : 9 })]);
  return { br, gzip: gz };
}

/**
 * Compresses text at the best level, and keeps the copies by content: only new content is compressed.
 * @param kept a store for nothing else, which may be removed at any time
 */
export async function compressOnce(bytes: Uint8Array, kept: Store): Promise<Copies> {
  // Another version of Node can compress the same content to other bytes.
  const path = `/m/compressed/${process.version}/${createHash('sha256').update(bytes).digest('hex')}`;
  const [br, gz] = await Promise.all(encodings.map(({ ending }) => kept.read(path + ending)));
  if (br && gz) return { br, gzip: gz };
  const made = await compress(bytes, { fast: false });
  await Promise.all(encodings.map(({ name, ending }) => kept.add(path + ending, made[name])));
  return made;
}
