import { spawnSync } from 'node:child_process';
import { inWorkspace } from './workspace';

/** In the order in which a mistake is found soonest. */
const steps: ReadonlyArray<readonly [name: string, command: string, ...args: string[]]> = [
  ['lint and format', 'biome', 'check', '--error-on-warnings', '.'],
  ['types', 'tsc', '--noEmit', '-p', 'tsconfig.json'],
  ['unit and contract', 'jest', '--ci'],
  ['end to end', 'tsx', 'scripts/e2e.ts'],
];

for (const [name, command, ...args] of steps) {
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  const { status } = spawnSync(inWorkspace('node_modules/.bin', command), args, {
    stdio: 'inherit',
    cwd: inWorkspace(),
  });
  if (status !== 0) {
    console.error(`\n${name} failed`);
    process.exit(status ?? 1);
  }
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
