import { spawnSync } from 'node:child_process';
import { findBrowsers } from '../browser/find-browser';
import { findEngines } from '../browser/find-engines';
import { buildPieces, incompatibleRemote } from '../build/build-pieces';
import { fetchEmulator } from '../identity/emulator';
import { inWorkspace, pieces } from '../workspace';

const filesOf = (args: readonly string[]): readonly string[] => args.filter((arg) => !arg.startsWith('-'));

/** Whether the run includes the tests in e2e/identity, which need the identity service's emulator. */
const needsEmulator = (files: readonly string[]): boolean =>
  files.length === 0 || files.some((file) => file.includes('identity'));

/** Whether the run includes the tests in e2e/engines, which need Firefox and WebKitGTK: only when they are named. */
const needsEngines = (files: readonly string[]): boolean => files.some((file) => file.includes('engines'));

/** Builds what is stale, runs Playwright with the given arguments, and exits with Playwright's exit code. */
export async function testEndToEnd(args: readonly string[]): Promise<never> {
  const browsers = findBrowsers();
  const files = filesOf(args);
  const engines = needsEngines(files) ? { E2E_ENGINES: '1', ...findEngines() } : {};
  if (needsEmulator(files)) {
    console.log(
      'looking for the emulator of the identity service; the first time it comes from npm, some 310 MB',
    );
    // Only its own tests fail without it.
    await fetchEmulator().catch((error: Error) => console.warn(`${error.message}: ${error.cause}`));
  }
  await buildPieces(console.log, [...pieces, incompatibleRemote]);
  // Named tests run without the dependencies of their project.
  const alone = files.length > 0 ? ['--no-deps'] : [];
  const { status } = spawnSync(inWorkspace('e2e/node_modules/.bin/playwright'), ['test', ...args, ...alone], {
    stdio: 'inherit',
    cwd: inWorkspace('e2e'),
    env: {
      ...process.env,
      ...browsers,
      ...engines,
    },
  });
  process.exit(status ?? 1);
}
