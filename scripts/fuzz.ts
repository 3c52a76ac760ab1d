import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { inWorkspace } from './workspace';

// Property-based tests with many cases. `--cases` is their number for each property; `--seed` repeats a run.
// `npx pnpm fuzz shell release` runs those of two packages.
const { values, positionals } = parseArgs({
  options: {
    cases: { type: 'string', default: '5000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
  allowPositionals: true,
});
console.log(`seed ${values.seed}, ${values.cases} cases of each property`);
const patterns = (positionals.length > 0 ? positionals : ['']).map((part) => `${part}.*hostile-input`);
const { status } = spawnSync(inWorkspace('node_modules/.bin/jest'), patterns, {
  cwd: inWorkspace(),
  stdio: 'inherit',
  env: { ...process.env, FUZZ_RUNS: values.cases, FUZZ_SEED: values.seed },
});
process.exitCode = status ?? 1;
