import { spawnSync } from 'node:child_process';
import { findBrowser } from '../browser/find-browser';
import { buildPieces, misfit } from '../build/build-pieces';
import { fetchEmulator } from '../identity/emulator';
import { inWorkspace } from '../workspace';

/** Whether the run drives the tests in e2e/identity, which need the identity service's emulator. */
const needsEmulator = (args: readonly string[]): boolean => {
  const files = args.filter((arg) => !arg.startsWith('-'));
  return files.length === 0 || files.some((file) => file.includes('identity'));
};

/** Builds what is stale, runs Playwright with the given arguments, and ends the process as Playwright ended. */
export async function testEndToEnd(args: readonly string[]): Promise<never> {
  const browser = findBrowser();
  if (needsEmulator(args)) {
    console.log(
      'looking for the emulator of the identity service; the first time it comes from npm, some 310 MB',
    );
    // Its own tests fail without it; all others need not.
    await fetchEmulator().catch((error: Error) => console.warn(`${error.message}: ${error.cause}`));
  }
  await buildPieces(console.log);
  // After the others: it takes the member remote's own description.
  await buildPieces(console.log, [misfit]);
  const { status } = spawnSync(inWorkspace('e2e/node_modules/.bin/playwright'), ['test', ...args], {
    stdio: 'inherit',
    cwd: inWorkspace('e2e'),
    env: { ...process.env, CHROME_PATH: browser },
  });
  process.exit(status ?? 1);
}
