import { exitCodes } from './command/io';
import { run } from './command/run';

// pnpm runs its scripts in the workspace's root; operators name files from where they are.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);

/** In ms: what has begun may finish; what takes longer is ended, and goes on when it is run again. */
const GRACE = 3_000;

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stop.abort();
    setTimeout(() => process.exit(exitCodes.interrupted), GRACE).unref();
  });
}

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  terminal: process.stderr.isTTY ? process.stderr : undefined,
  env: process.env,
  signal: stop.signal,
});
