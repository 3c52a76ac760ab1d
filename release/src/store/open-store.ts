import { ReleaseError } from '../release-error';
import { openFolderStore } from './folder-store';
import type { Store } from './store';

/**
 * Opens a store by its place: a folder, or `s3://bucket/prefix`. The client of S3 loads only for the latter.
 * Throws ReleaseError `store-invalid`.
 */
export async function openStore(place: string): Promise<Store> {
  if (/^\w{2,}:/.test(place)) {
    const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/([\w./-]*))?$/.exec(place) ?? [];
    if (bucket === undefined)
      throw new ReleaseError('store-invalid', `${place} is no store. Name a folder, or s3://bucket/prefix.`);
    const { openS3Store } = await import('./s3-store');
    return openS3Store({ bucket, prefix });
  }
  return openFolderStore(place);
}
