import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import pLimit from 'p-limit';
import { inWorkspace, pieces } from '../workspace';
import { inputsOf } from './inputs';

/** Webpack uses little more than one core, and a small machine has two. */
const AT_ONCE = 2;

/** The member remote built for a shell that does not exist, which the end-to-end tests publish. */
export const incompatibleRemote = 'e2e/incompatible-remote';

/** The web app of `release console`, which no release contains. */
export const consoleApp = 'console';

/** The web app of `pnpm gallery`, which no release contains. */
export const galleryApp = 'gallery';

/** A piece that does not build. The message has what the build printed. */
class BuildError extends Error {
  override readonly name = 'BuildError';
  readonly code = 'build-failed';
}

const stampOf = (piece: string) => inWorkspace(piece, '.cache', 'built-from');

const isFresh = (piece: string, inputs: string): boolean =>
  existsSync(inWorkspace(piece, 'dist')) &&
  existsSync(stampOf(piece)) &&
  readFileSync(stampOf(piece), 'utf8') === inputs;

function build(piece: string): Promise<void> {
  const child = spawn(process.execPath, [inWorkspace('shared/build/bin/tessera-build.mjs'), 'build'], {
    cwd: inWorkspace(piece),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new BuildError(`${piece} does not build:\n${output}`)),
    );
  });
}

/** Builds every given piece whose sources have changed since its last build, two at a time. */
export async function buildPieces(
  say: (line: string) => void,
  wanted: readonly string[] = pieces,
): Promise<void> {
  const stale = wanted
    .map((piece) => ({ piece, inputs: inputsOf(piece) }))
    .filter(({ piece, inputs }) => !isFresh(piece, inputs));
  await pLimit(AT_ONCE).map(stale, async ({ piece, inputs }) => {
    const started = performance.now();
    await build(piece);
    mkdirSync(inWorkspace(piece, '.cache'), { recursive: true });
    writeFileSync(stampOf(piece), inputs);
    say(`built ${piece} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  });
}
