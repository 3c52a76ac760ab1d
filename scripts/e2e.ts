import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser/find-browser';
import { buildPieces, misfit } from './build/build-pieces';
import { inWorkspace } from './workspace';

const browser = findBrowser();
await buildPieces(console.log);
// After the others: it takes the member remote's own description.
await buildPieces(console.log, [misfit]);
const { status } = spawnSync(
  inWorkspace('e2e/node_modules/.bin/playwright'),
  ['test', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    cwd: inWorkspace('e2e'),
    env: { ...process.env, CHROME_PATH: browser },
  },
);
process.exit(status ?? 1);
