import { spawnSync } from 'node:child_process';
import { findBrowser } from '../browser/find-browser';
import { buildPieces, misfit } from '../build/build-pieces';
import { inWorkspace } from '../workspace';

/** Builds what is stale, runs Playwright with the given arguments, and ends the process as Playwright ended. */
export async function testEndToEnd(args: readonly string[]): Promise<never> {
  const browser = findBrowser();
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
