import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Product } from './products';

const script = path.resolve(import.meta.dirname, '../../scripts/e2e-release.ts');

/** Changes the release of a running product, like an operator: the next version of a remote, no worker, or as built. */
export async function releaseAnew(
  { name }: Product,
  ...what: ['changed', `remote-${string}`] | ['worker-off'] | ['restored']
): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, name, ...what]);
}
