import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { headersOf } from './file-headers';
import { changedFile, checkFolder, checkStorable, isStorable } from './paths';
import type { Store, StoredFile } from './store';

interface BucketOptions {
  readonly bucket: string;
  /** Key prefix of the store within the bucket. Default: none. */
  readonly prefix?: string;
}

// The SDK warns about the Node version on every start. Operators cannot act on it: the workspace catalog sets versions.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

/** Attempts to write a new file while other writers fail. */
const TRIES = 10;

const statusOf = (error: unknown): number | undefined => {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined;
  const { $metadata: metadata } = error;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined;
};
/** A missing bucket is an error, not an empty store. */
const isAbsent = (error: unknown) =>
  statusOf(error) === 404 && !(error instanceof Error && error.name === 'NoSuchBucket');
/** 412: the condition is false. 409: another write is in progress. */
const isLost = (error: unknown) => statusOf(error) === 412 || statusOf(error) === 409;

/** Precondition of a write: the object does not exist, or is unchanged since the read. */
type Condition = { readonly IfNoneMatch: '*' } | { readonly IfMatch: string };

/**
 * Opens a store in an S3-compatible bucket with conditional writes. Region, endpoint and credentials come from the
 * standard AWS environment variables (AWS_REGION, AWS_ENDPOINT_URL_S3, AWS_PROFILE …).
 */
export function openS3Store({ bucket, prefix = '' }: BucketOptions): Store {
  const isOtherProvider = Boolean(process.env.AWS_ENDPOINT_URL_S3 || process.env.AWS_ENDPOINT_URL);
  const client = new S3Client({
    // Other providers have no host name for each bucket, and most do not support the newest checksums.
    forcePathStyle: isOtherProvider,
    ...(isOtherProvider && {
      region: process.env.AWS_REGION || 'us-east-1',
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  });
  const root = prefix.replace(/^\/+|\/+$/g, '');
  const keyOf = (path: string) => `${root}${path}`.replace(/^\//, '');
  const pathOf = (key: string) => `/${root ? key.slice(root.length + 1) : key}`;
  const at = (path: string) => ({ Bucket: bucket, Key: keyOf(path) });

  async function get(path: string): Promise<{ readonly bytes: Buffer; readonly tag: string } | undefined> {
    try {
      const { Body, ETag = '' } = await client.send(new GetObjectCommand(at(path)));
      return Body && { bytes: Buffer.from(await Body.transformToByteArray()), tag: ETag };
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  }

  /** Writes an object if the condition holds. @returns whether it was written */
  async function put(path: string, bytes: Uint8Array, condition: Condition): Promise<boolean> {
    const { type, cache, encoding } = headersOf(path);
    try {
      await client.send(
        new PutObjectCommand({
          ...at(path),
          ...condition,
          Body: bytes,
          ContentType: type,
          CacheControl: cache,
          ContentEncoding: encoding,
        }),
      );
      return true;
    } catch (error) {
      if (isLost(error)) return false;
      throw error;
    }
  }

  /** Lists all files below a folder; with a delimiter, its direct files and subfolders only. */
  async function below(folder: string, delimiter?: '/') {
    checkFolder(folder);
    const found: { readonly files: StoredFile[]; readonly folders: string[] } = { files: [], folders: [] };
    let next: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: `${keyOf(folder)}/`,
          Delimiter: delimiter,
          ContinuationToken: next,
        }),
      );
      for (const { Key, LastModified = new Date(0) } of page.Contents ?? [])
        if (Key) found.files.push({ path: pathOf(Key), modified: LastModified });
      for (const { Prefix } of page.CommonPrefixes ?? []) if (Prefix) found.folders.push(pathOf(Prefix));
      next = page.NextContinuationToken;
    } while (next);
    return found;
  }

  const read: Store['read'] = async (path) => (isStorable(path) ? (await get(path))?.bytes : undefined);

  return {
    read,
    has: async (path) => {
      if (!isStorable(path)) return false;
      try {
        await client.send(new HeadObjectCommand(at(path)));
        return true;
      } catch (error) {
        if (isAbsent(error)) return false;
        throw error;
      }
    },
    list: async (folder) => {
      const { files, folders } = await below(folder, '/');
      const nameOf = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';
      return [...files.map(({ path }) => path), ...folders].map(nameOf);
    },
    files: async (folder) => (await below(folder)).files,
    add: async (path, bytes) => {
      checkStorable(path);
      for (let attempt = 1; attempt <= TRIES; attempt++) {
        if (await put(path, bytes, { IfNoneMatch: '*' })) return;
        const existing = await read(path);
        if (existing?.equals(bytes)) return;
        if (existing) throw changedFile(path);
        // The file does not exist: the concurrent write failed, so try again.
      }
      throw new Error(`s3://${bucket}/${keyOf(path)} could be neither written nor read`);
    },
    point: async (path, choose) => {
      checkStorable(path);
      for (;;) {
        const current = await get(path);
        const chosen = await choose(current?.bytes);
        if (!chosen || current?.bytes.equals(chosen)) return;
        if (!current) {
          if (await put(path, chosen, { IfNoneMatch: '*' })) return;
          continue;
        }
        if (await put(path, chosen, { IfMatch: current.tag })) return;
        // Ceph 16 compares the tag without the quotes that it has sent, so it refuses a condition that is true.
        const isUnchanged = (await get(path))?.tag === current.tag;
        if (isUnchanged && (await put(path, chosen, { IfMatch: current.tag.replaceAll('"', '') }))) return;
      }
    },
    remove: async (path) => {
      checkStorable(path);
      await client.send(new DeleteObjectCommand(at(path)));
    },
  };
}
