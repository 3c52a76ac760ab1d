import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

// Tests load this file as CommonJS, a process of its own as an ES module.
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

export interface Bucket {
  /** Environment variables for the S3 client. */
  readonly env: Readonly<Record<string, string>>;
  close(): void;
}

/** Makes the buckets in the server that scripts/bucket has started and named in the environment. */
async function makeBuckets(): Promise<Bucket> {
  const client = new S3Client({ forcePathStyle: true });
  for (const name of ['bucket', 'bare-tags']) await client.send(new CreateBucketCommand({ Bucket: name }));
  return { env: {}, close: () => undefined };
}

/**
 * Starts an S3 server in a separate process, with the buckets `bucket` and `bare-tags`. The second compares tags without
 * their quotes.
 */
export async function startBucket(): Promise<Bucket> {
  if (process.env.E2E_BUCKET) return makeBuckets();
  const script = join(import.meta.dirname, 's3-server.ts');
  const server: ChildProcess = spawn(process.execPath, ['--import', tsx, script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (!server.stdout) throw new Error('the server has no output');
  const [address] = await once(server.stdout, 'data');
  const env = {
    AWS_ENDPOINT_URL_S3: String(address).trim(),
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  };
  return { env, close: () => server.kill() };
}
