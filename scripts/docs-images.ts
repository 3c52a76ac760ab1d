import { spawnSync } from 'node:child_process';
import { portSetting } from '@tessera/build/settings';
import { findBrowsers } from './browser/find-browser';
import { runCommand } from './dev/command';
import { inWorkspace } from './workspace';

// Takes the pictures of the README from the product that `npx pnpm start` runs.
await runCommand(async () => {
  const port = portSetting('PORT', 8080);
  const answer = await fetch(`http://127.0.0.1:${port}/m/home`).catch(() => undefined);
  if (!answer?.ok) {
    console.error(`No product runs on port ${port}. Start it first: npx pnpm start`);
    process.exit(1);
  }
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', inWorkspace('e2e/docs-images/product.ts'), `${port}`, inWorkspace('docs/images')],
    { cwd: inWorkspace(), stdio: 'inherit', env: { ...process.env, ...findBrowsers() } },
  );
  process.exitCode = status ?? 1;
});
