#!/usr/bin/env node
/**
 * Runs webpack on this package's webpack.config.ts: `tessera-build` builds for production, `tessera-build serve` is a dev
 * server. `tessera-build dev --for <address>` is one for the pages of a shell that runs elsewhere.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const [command = 'build', ...rest] = process.argv.slice(2);

/** What webpack, its loaders or the federation plugin would not read as a part of a folder's name. */
const [unusable] = /[#!?'|]|(?<=[\\/])node_modules(?=[\\/])/.exec(process.cwd()) ?? [];
if (unusable) {
  console.error(
    `Nothing can be built in ${process.cwd()}: in a path, ${unusable} has a meaning for webpack. Rename the folder.`,
  );
  process.exit(2);
}

async function develop() {
  const { register } = await import('tsx/esm/api');
  // In the workspace this package is TypeScript.
  register();
  const { developElsewhere } = await import('@tessera/build/dev');
  const running = await developElsewhere(rest).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
  if (!running) process.exit(2);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void running.close().finally(() => process.exit()));
}

function runWebpack() {
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  const cli = require.resolve('webpack-cli/bin/cli.js');
  const mode = command === 'serve' ? 'development' : 'production';
  const child = spawn(
    process.execPath,
    ['--import', tsx, cli, command, '--config', 'webpack.config.ts', ...rest],
    {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: mode },
    },
  );
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
}

if (command === 'dev') await develop();
else runWebpack();
