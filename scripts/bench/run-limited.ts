import { spawn } from 'node:child_process';
import { inWorkspace } from '../workspace';

/** In ms from the signal to end until the program is killed. */
const GRACE = 5_000;
/** The last characters of the output that an error repeats. */
const REPEATED = 2_000;

/** A program of the bench failed, or did not end in time. */
export class RunError extends Error {
  override readonly name = 'RunError';
  readonly code = 'run-failed';
}

interface Run {
  /** In ms. */
  readonly limit: number;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Ends the program early. */
  readonly stop?: AbortSignal;
}

/**
 * Runs a program of Node with a limit of time. A program that exceeds it gets SIGTERM, and SIGKILL 5 s later.
 * @returns its standard output
 * @throws RunError
 */
export function runLimited(args: readonly string[], { limit, cwd, env, stop }: Run): Promise<string> {
  const timeout = AbortSignal.timeout(limit);
  const child = spawn(process.execPath, [...args], {
    cwd: cwd ?? inWorkspace(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: stop ? AbortSignal.any([timeout, stop]) : timeout,
  });
  const said = { out: '', all: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk;
    said.all += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said.all += chunk;
  });
  return new Promise((resolve, reject) => {
    let kill: NodeJS.Timeout | undefined;
    let reason: string | undefined;
    child.on('error', (error) => {
      reason = timeout.aborted ? `has not ended within ${limit / 1000} s` : error.message;
      // A program that could not start has no end to wait for.
      if (child.pid === undefined) reject(new RunError(reason));
      else kill = setTimeout(() => child.kill('SIGKILL'), GRACE);
    });
    child.on('close', (code) => {
      clearTimeout(kill);
      if (code === 0 && reason === undefined) return resolve(said.out);
      const text = said.all.trim().slice(-REPEATED);
      reject(new RunError(`${args.join(' ')}: ${reason ?? `exit code ${code}`}\n${text}`));
    });
  });
}
