import { createHash } from 'node:crypto';
import type { Build } from './build';

const tag = /-b[0-9a-f]{7}$/;

/**
 * The build's version with a tag of its content (`1.0.0-b3f2a1c9`), for local builds that change without a new
 * version. The tag starts with a letter because semver forbids a number with a leading zero.
 */
export function taggedVersion({ build }: Build, files: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash('sha256').update(JSON.stringify(build));
  for (const [name, bytes] of files) hash.update(`\n${name} ${bytes.length}\n`).update(bytes);
  return `${build.version}-b${hash.digest('hex').slice(0, 7)}`;
}

/** The version without its tag: what ranges mean, since semver puts `1.0.0-b3f2a1c9` below `^1.0.0`. */
export const untagged = (version: string): string => version.replace(tag, '');
