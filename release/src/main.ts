import { run } from './command/run';

// pnpm runs its scripts in the workspace's root; operators name files from where they are.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stop.abort());
}

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  terminal: process.stderr.isTTY ? process.stderr : undefined,
  env: process.env,
  signal: stop.signal,
});
