import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inWorkspace } from '../workspace';

const skipped = new Set(['node_modules', 'dist', '.cache', 'testing']);
const isInput = (name: string) => !/\.test\.tsx?$|\.md$/.test(name);
/** The app that contains the stories of the components; pieces do not. */
const showsStories = (piece: string): boolean => piece === 'gallery';
const isStory = (file: string) => /\.stories\.tsx$|[\\/]ui[\\/]src[\\/](stories\.ts$|story[\\/])/.test(file);

function* filesBelow(dir: string): Generator<string> {
  for (const entry of readdirSync(dir, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skipped.has(entry.name)) continue;
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file);
    else if (isInput(entry.name)) yield file;
  }
}

/** Early views are rendered with the shell's own code. */
const rendersViews = (piece: string): boolean => existsSync(inWorkspace(piece, 'src/early-views.tsx'));

/** What the lock file says of the remotes, each with the packages that it asks for. */
const REMOTES = /^ {2}(remote-[\w-]+):\n(?: {4}.*\n|\n)*/gm;

/** The lock file without the other remotes, so that a new remote does not make every piece stale. */
export const lockFor = (lock: string, piece: string): string =>
  lock.replace(REMOTES, (entry, name) => (name === piece ? entry : ''));

/**
 * A hash of everything that a piece's build depends on: its own sources, the shared packages, its part of the lock file,
 * and the shell if it has early views.
 */
export function inputsOf(piece: string): string {
  const hash = createHash('sha256');
  const files = [
    ...filesBelow(inWorkspace(piece)),
    ...filesBelow(inWorkspace('shared')),
    ...(rendersViews(piece) ? filesBelow(inWorkspace('shell/src')) : []),
  ];
  hash.update(lockFor(readFileSync(inWorkspace('pnpm-lock.yaml'), 'utf8'), piece));
  const root = inWorkspace();
  for (const file of files.filter((one) => showsStories(piece) || !isStory(one)))
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
