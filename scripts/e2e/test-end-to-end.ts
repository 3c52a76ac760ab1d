import { spawnSync } from 'node:child_process';
import { seed } from '../../e2e/faults/spread';
import { findBrowsers } from '../browser/find-browser';
import { findEngines } from '../browser/find-engines';
import { buildPieces, consoleApp, incompatibleRemote } from '../build/build-pieces';
import { fetchEmulator } from '../identity/emulator';
import { inWorkspace, pieces } from '../workspace';

const filesOf = (args: readonly string[]): readonly string[] => args.filter((arg) => !arg.startsWith('-'));

/**
 * Whether the run includes the tests in a folder of e2e: `identity` needs an emulator, `engines` needs browsers. The gate
 * has neither.
 */
const includes = (files: readonly string[], folder: string): boolean =>
  files.length === 0 ? process.env.E2E_RUN !== 'gate' : files.some((file) => file.includes(folder));

/** Builds what is stale, runs Playwright with the given arguments, and exits with Playwright's exit code. */
export async function testEndToEnd(args: readonly string[]): Promise<never> {
  const browsers = findBrowsers();
  const files = filesOf(args);
  const engines = includes(files, 'engines') ? findEngines() : {};
  if (includes(files, 'identity')) {
    console.log(
      'looking for the emulator of the identity service; the first time it comes from npm, some 310 MB',
    );
    // Only its own tests fail without it.
    await fetchEmulator().catch((error: Error) => console.warn(`${error.message}: ${error.cause}`));
  }
  await buildPieces(console.log, [...pieces, incompatibleRemote, consoleApp]);
  console.log(`the spread of faults: E2E_FAULTS_SEED=${seed}`);
  // Named tests run without the dependencies of their project.
  const alone = files.length > 0 ? ['--no-deps'] : [];
  const { status } = spawnSync(inWorkspace('e2e/node_modules/.bin/playwright'), ['test', ...args, ...alone], {
    stdio: 'inherit',
    cwd: inWorkspace('e2e'),
    env: {
      ...process.env,
      // The same in all workers, also at midnight.
      E2E_FAULTS_SEED: seed,
      ...browsers,
      ...engines,
    },
  });
  process.exit(status ?? 1);
}
