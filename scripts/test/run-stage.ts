import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { inWorkspace } from '../workspace';
import type { TestResult } from './outcome';
import type { Stage } from './stages';
import { duration } from './summary';

/** In ms: for a stage that hangs. The longest one takes half of it. */
const LIMIT = 5_400_000;

/** A stage that has ended. */
export interface Ended {
  readonly stage: Stage;
  /** Whether it did everything that it was to do. A stage in which tests have failed did. */
  readonly isSound: boolean;
  readonly ms: number;
  readonly results: readonly TestResult[];
}

const readResults = ({ report }: Stage): readonly TestResult[] =>
  report ? report.read(JSON.parse(readFileSync(report.file, 'utf8'))) : [];

function ended(stage: Stage, passed: boolean, ms: number): Ended {
  try {
    const results = readResults(stage);
    const isSound = passed || results.some(({ outcome }) => outcome === 'failed');
    return { stage, isSound, ms, results };
  } catch (error) {
    console.error(`${stage.name} left no report: ${error}`);
    return { stage, isSound: false, ms, results: [] };
  }
}

/**
 * Runs a stage. With `together`, its output is printed when it ends, so that the outputs of parallel stages do not mix.
 * A signal that ends this process ends the stage first.
 */
export async function runStage(stage: Stage, together = false): Promise<Ended> {
  const { name, command, env, report } = stage;
  const [program, ...args] = command;
  const heading = `\n── ${name} ──`;
  if (!together) console.log(heading);
  // Removes the report of an earlier run, which would be counted.
  if (report) rmSync(report.file, { force: true });
  const started = performance.now();
  const child = spawn(inWorkspace('node_modules/.bin', program), args, {
    stdio: together ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    cwd: inWorkspace(),
    env: { ...process.env, ...env },
    timeout: LIMIT,
  });
  const stop = (signal: NodeJS.Signals) => {
    child.once('close', () => process.exit(128 + constants.signals[signal]));
    child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.on(signal, stop);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  const passed = await new Promise<boolean>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
  for (const signal of signals) process.off(signal, stop);
  const ms = performance.now() - started;
  if (together) console.log(`${heading}\n${said.trimEnd()}`);
  console.log(`${name}: ${passed ? '' : 'failed after '}${duration(ms)}`);
  return ended(stage, passed, ms);
}
