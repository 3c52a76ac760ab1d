import { ReleaseError } from '../release-error';
import { openFolderStore } from './folder-store';
import type { Store } from './store';

export { compress, compressOnce, type Encoding, encodings } from './compress';
export { contentTypes, headersOf, immutable, isFile, pointerAge } from './file-headers';
export { openFolderStore } from './folder-store';
export { claimNumber, latestNumber, latestNumbered, numbered, numberedPath, numbersIn } from './numbered';
export {
  auditFolder,
  historyFolder,
  hostFolder,
  hostsFolder,
  merchantFolder,
  pieceFolder,
  pointerPath,
  type ReadableStore,
  type Store,
  versionFolder,
} from './store';

/**
 * Opens a store: a local folder, or `s3://bucket/prefix`. Loads the S3 client only for a bucket.
 * @throws ReleaseError `store-invalid`
 */
export async function openStore(location: string): Promise<Store> {
  if (/^\w{2,}:/.test(location)) {
    const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/([\w./-]*))?$/.exec(location) ?? [];
    if (bucket === undefined)
      throw new ReleaseError(
        'store-invalid',
        `${location} is not a valid store. Use a folder, or s3://bucket/prefix.`,
      );
    const { openS3Store } = await import('./s3-store');
    return openS3Store({ bucket, prefix });
  }
  return openFolderStore(location);
}
