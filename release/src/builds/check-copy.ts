import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { ReleaseError } from '../release-error';
import type { Encoding } from '../store';

const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** @throws ReleaseError `file-changed` if a compressed copy does not decompress to its original */
export async function checkCopy(
  encoding: Encoding,
  path: string,
  copy: Buffer,
  original: Buffer,
): Promise<void> {
  const bytes = await decompress[encoding](copy).catch(() => undefined);
  if (bytes?.equals(original)) return;
  throw new ReleaseError(
    'file-changed',
    `${path} is not a compressed copy of its original. Delete the version and publish it again, or publish a new version.`,
  );
}
