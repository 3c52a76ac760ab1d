import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const tsx = pathToFileURL(require.resolve('tsx')).href;

export interface Bucket {
  /** Environment variables for the S3 client. */
  readonly env: Readonly<Record<string, string>>;
  close(): void;
}

/** Starts an S3 server in a separate process. */
export async function startBucket(): Promise<Bucket> {
  const server: ChildProcess = spawn(process.execPath, ['--import', tsx, join(__dirname, 's3-server.ts')], {
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
