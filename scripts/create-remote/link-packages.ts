import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { inWorkspace } from '../workspace';

/** Replaces an installation for a new remote in `dir`: links the packages of an existing remote, which are the same. */
export function linkPackages(dir: string): void {
  const packages = inWorkspace('remote-member/node_modules');
  mkdirSync(path.join(dir, 'node_modules'));
  for (const name of readdirSync(packages).filter((one) => !one.startsWith('.')))
    symlinkSync(path.join(packages, name), path.join(dir, 'node_modules', name));
}
