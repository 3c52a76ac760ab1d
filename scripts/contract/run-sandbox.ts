import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** In ms. */
const START_LIMIT = 20_000;
const root = path.resolve(__dirname, '../..');

/** Starts the sandbox as a process. Resolves when it answers. @returns the function that stops it */
export async function runSandbox(port: number): Promise<() => void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-contract-'));
  const args = [
    '--import',
    'tsx',
    'src/main.ts',
    '--port',
    `${port}`,
    '--games-port',
    '0',
    '--data-dir',
    dataDir,
  ];
  const child: ChildProcess = spawn(process.execPath, args, { cwd: path.join(root, 'sandbox') });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string) => {
      child.kill('SIGKILL');
      reject(new Error(`the sandbox ${why}:\n${output}`));
    };
    const limit = setTimeout(() => fail('does not answer'), START_LIMIT);
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.stdout?.on('data', (chunk) => {
      if (!String(chunk).includes('Gateway')) return;
      clearTimeout(limit);
      resolve();
    });
    child.on('exit', () => fail('ended'));
  });
  return () => {
    child.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
}
