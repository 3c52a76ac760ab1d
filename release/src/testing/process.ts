import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const tsx = pathToFileURL(require.resolve('tsx')).href;

/** Starts `release` in a separate process. */
export const startRelease = (
  store: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  stdio: StdioOptions = ['ignore', 'pipe', 'inherit'],
): ChildProcess =>
  spawn(process.execPath, ['--import', tsx, join(__dirname, '../main.ts'), ...args, '--store', store], {
    stdio,
    env: { ...process.env, INIT_CWD: '', ...env },
  });

/** Waits for a process. @returns its exit code, or the signal that ended it */
export async function ended(child: ChildProcess): Promise<number | string> {
  const [code, signal] =
    child.exitCode === null && child.signalCode === null
      ? await once(child, 'exit')
      : [child.exitCode, child.signalCode];
  return signal ?? code;
}
