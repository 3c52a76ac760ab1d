import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Of pnpm, npm and yarn. */
const LOCK_FILES = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

export interface Repository {
  /** The nearest folder with a lock file, which is the package's own folder if it has a repository of its own. */
  readonly root: string;
  /** Different for each repository with a single package: the same paths exist in many of them. */
  readonly salt: string;
  /** Hash of the lock file: it changes with the installed packages. */
  readonly installation: string;
}

const lockFileIn = (dir: string): string | undefined =>
  LOCK_FILES.map((name) => path.join(dir, name)).find((file) => existsSync(file));

const nameOf = (dir: string): string =>
  String(JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')).name);

/** @returns the repository that a package belongs to: the workspace, or a folder of its own */
export function repositoryOf(dir: string): Repository {
  for (let root = dir; root !== path.dirname(root); root = path.dirname(root)) {
    const lockFile = lockFileIn(root);
    if (lockFile === undefined) continue;
    const installation = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
    return { root, salt: root === dir ? nameOf(dir) : '', installation };
  }
  return { root: dir, salt: nameOf(dir), installation: '' };
}
