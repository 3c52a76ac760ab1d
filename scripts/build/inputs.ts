import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inWorkspace } from '../workspace';

const skipped = new Set(['node_modules', 'dist', '.cache', 'testing']);
const isInput = (name: string) => !/\.test\.tsx?$|\.md$/.test(name);

function* filesBelow(dir: string): Generator<string> {
  for (const entry of readdirSync(dir, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skipped.has(entry.name)) continue;
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file);
    else if (isInput(entry.name)) yield file;
  }
}

/** A hash of everything that a piece's build depends on: its own sources, the shared packages and the lock file. */
export function inputsOf(piece: string): string {
  const hash = createHash('sha256');
  const files = [
    ...filesBelow(inWorkspace(piece)),
    ...filesBelow(inWorkspace('shared')),
    inWorkspace('pnpm-lock.yaml'),
  ];
  const root = inWorkspace();
  for (const file of files)
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
