import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** @returns the version in the package.json of a package */
export function packageVersion(dir: string): string {
  const { version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  return String(version);
}

/** @returns the version of a dependency as a package resolves it */
export const dependencyVersion = (dir: string, name: string): string =>
  packageVersion(path.dirname(createRequire(path.join(dir, 'package.json')).resolve(`${name}/package.json`)));
