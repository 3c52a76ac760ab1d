import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { inWorkspace } from '../workspace';
import type { TestResult } from './outcome';
import type { Stage } from './stages';
import { duration } from './summary';

/**
 * Runs a stage. With `together`, its output is printed when it ends, so that the outputs of parallel stages do not mix.
 * @returns whether it passed
 */
export async function runStage({ name, command, report }: Stage, together: boolean): Promise<boolean> {
  const [program, ...args] = command;
  const heading = `\n── ${name} ──`;
  if (!together) console.log(heading);
  // Removes the report of an earlier run, which would be counted.
  if (report) rmSync(report.file, { force: true });
  const started = performance.now();
  const child = spawn(inWorkspace('node_modules/.bin', program), args, {
    stdio: together ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    cwd: inWorkspace(),
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  const passed = await new Promise<boolean>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
  if (together) console.log(`${heading}\n${said.trimEnd()}`);
  console.log(`${name}: ${passed ? '' : 'failed after '}${duration(performance.now() - started)}`);
  return passed;
}

/** The results of a stage's tests. @throws Error if it has written no report */
export const resultsOf = ({ report }: Stage): readonly TestResult[] =>
  report ? report.read(JSON.parse(readFileSync(report.file, 'utf8'))) : [];
