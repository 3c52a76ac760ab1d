import { createHash } from 'node:crypto';
import type { Build } from './build';

const tag = /-b[0-9a-f]{7}$/;

/**
 * Appends a hash of the content to the version of a build (`1.0.0-b3f2a1c9`), for local builds that change without a
 * new version. The tag starts with a letter because semver forbids numeric identifiers with a leading zero.
 */
export function taggedVersion({ build }: Build, files: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash('sha256').update(JSON.stringify(build));
  for (const [name, bytes] of files) hash.update(`\n${name} ${bytes.length}\n`).update(bytes);
  return `${build.version}-b${hash.digest('hex').slice(0, 7)}`;
}

/** Removes the tag. Ranges apply to the version without it, because semver sorts `1.0.0-b3f2a1c9` below `^1.0.0`. */
export const untagged = (version: string): string => version.replace(tag, '');
