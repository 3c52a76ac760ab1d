import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The version in a package's own package.json. */
export function packageVersion(dir: string): string {
  const { version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  return String(version);
}

/** The version of a dependency, as seen from a package. */
export const dependencyVersion = (dir: string, name: string): string =>
  packageVersion(path.dirname(createRequire(path.join(dir, 'package.json')).resolve(`${name}/package.json`)));
