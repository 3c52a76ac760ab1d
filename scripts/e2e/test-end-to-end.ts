import { spawnSync } from 'node:child_process';
import { seed } from '../../e2e/faults/spread';
import { APART } from '../../e2e/product/apart';
import { findBrowsers } from '../browser/find-browser';
import { findEngines } from '../browser/find-engines';
import { buildPieces, consoleApp, incompatibleRemote } from '../build/build-pieces';
import { fetchEmulator } from '../identity/emulator';
import { inWorkspace, pieces } from '../workspace';

/** Whether the arguments name a folder of e2e. An option such as `--output` may contain any word. */
const isNamed = (args: readonly string[], folder: string): boolean =>
  args.some((arg) => !arg.startsWith('-') && new RegExp(`\\b${folder}\\b`).test(arg));

/** `identity` needs an emulator, which the gate does not have. */
function needsEmulator(args: readonly string[]): boolean {
  const isWhole = args.every((arg) => arg.startsWith('-'));
  return isWhole ? process.env.E2E_RUN !== 'gate' : isNamed(args, 'identity');
}

/**
 * Builds what is stale, runs Playwright with the given arguments, and exits with Playwright's exit code. The folders of
 * `APART` run if they are named.
 */
export async function testEndToEnd(args: readonly string[]): Promise<never> {
  const browsers = findBrowsers();
  const engines = isNamed(args, 'engines') ? findEngines() : {};
  if (needsEmulator(args)) {
    console.log(
      'looking for the emulator of the identity service; the first time it comes from npm, some 310 MB',
    );
    // Only its own tests fail without it.
    await fetchEmulator().catch((error: Error) => console.warn(`${error.message}: ${error.cause}`));
  }
  await buildPieces(console.log, [...pieces, incompatibleRemote, consoleApp]);
  console.log(`the spread of faults: E2E_FAULTS_SEED=${seed}`);
  const projects = APART.some((folder) => isNamed(args, folder)) ? [] : ['--project=e2e*'];
  const { status } = spawnSync(
    inWorkspace('e2e/node_modules/.bin/playwright'),
    ['test', ...args, ...projects],
    {
      stdio: 'inherit',
      cwd: inWorkspace('e2e'),
      env: {
        ...process.env,
        // The same in all workers, also at midnight.
        E2E_FAULTS_SEED: seed,
        ...browsers,
        ...engines,
      },
    },
  );
  process.exit(status ?? 1);
}
