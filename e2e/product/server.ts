import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A server that one test file starts. */
export interface Server {
  close(): Promise<void>;
}

/** Resolves when the server prints that it is up; rejects with its output otherwise. */
function isUp({ stdout }: ChildProcess, sentence: string): Promise<void> {
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    if (!stdout) throw new Error('the server has no output');
    createInterface({ input: stdout })
      .on('line', (line) => {
        said.push(line);
        if (line === sentence) resolve();
      })
      .on('close', () => reject(new Error(said.join('\n'))));
  });
}

/** Runs a script of `scripts/` and waits until it prints that it is up. @throws Error with its output otherwise */
export async function startServer(script: string, sentence: string, ...args: string[]): Promise<Server> {
  const file = path.resolve(import.meta.dirname, '../../scripts', script);
  const running = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await isUp(running, sentence);
  return {
    async close() {
      if (running.exitCode !== null) return;
      running.kill('SIGTERM');
      await once(running, 'exit');
    },
  };
}
