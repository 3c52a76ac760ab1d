#!/usr/bin/env node
import { exitCodes, run } from './cli';

// pnpm runs scripts in the root of the workspace. Paths on the command line are relative to the operator's folder.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);

/** Time in ms for operations in progress to finish before the process exits. */
const GRACE_PERIOD = 3_000;

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stop.abort();
    setTimeout(() => process.exit(exitCodes.interrupted), GRACE_PERIOD).unref();
  });
}

process.exitCode = await run(process.argv.slice(2), {
  get in() {
    return process.stdin;
  },
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  terminal: process.stderr.isTTY ? process.stderr : undefined,
  env: process.env,
  signal: stop.signal,
});
