import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inWorkspace } from '../workspace';

/** In MB: a server that leaks under load ends with an error. */
const MEMORY = 512;
/** In ms: no server outlives its load by much. */
const LONGEST = 600_000;

interface Child {
  /** Ends it. @returns after the end of the process */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface Server extends Child {
  /** The first line of its output, which is its address. */
  readonly url: string;
}

const alive = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

function start(script: string, args: readonly string[]): ChildProcess {
  const options = [`--max-old-space-size=${MEMORY}`, '--import', 'tsx', inWorkspace(script), ...args];
  const child = spawn(process.execPath, options, {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: LONGEST,
    env: { ...process.env, INIT_CWD: '' },
  });
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  return child;
}

const ending = (child: ChildProcess, ended: Promise<unknown>): Child => ({
  stop: async (signal = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  },
});

/** Starts a script that goes on until it is stopped, with a limit of memory and time. */
export function startWorker(script: string, args: readonly string[]): Child {
  const child = start(script, args);
  child.stdout?.resume();
  return ending(child, once(child, 'exit'));
}

/** Starts a script that serves, with the same limits, and waits for its address. */
export async function startServer(script: string, args: readonly string[]): Promise<Server> {
  const child = start(script, args);
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  const first = once(lines, 'line').then(([line]) => String(line));
  const url = await Promise.race([
    first,
    ended.then(() => {
      throw new Error(`${script} ended before it served`);
    }),
  ]);
  return { url, ...ending(child, ended) };
}

/** Runs a script to its end, with the same limits. @returns its output. @throws Error if it fails */
export async function runScript(script: string, args: readonly string[]): Promise<string> {
  const child = start(script, args);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  if (code === 0 || code === 5) return output;
  throw new Error(`${script} ${args[0]} ended with ${code}`);
}
