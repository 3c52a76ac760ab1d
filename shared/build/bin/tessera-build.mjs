#!/usr/bin/env node
/** Runs webpack on this package's webpack.config.ts: `tessera-build` builds for production, `tessera-build serve` develops. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const [command = 'build', ...rest] = process.argv.slice(2);
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
