import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { replaceBetween } from '../bench/markers';
import { inWorkspace } from '../workspace';
import { faultTables } from './fault-tables';
import { cells, mergedCells, readCells } from './read-cells';

const document = inWorkspace('docs/reliability.md');
/** Results of earlier runs: the matrix may be run in parts. */
const known = inWorkspace('test-results/faults.json');

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Runs the whole fault matrix, or the parts of it that the arguments name, and writes the results of all runs into
 * docs/reliability.md. Exits with Playwright's exit code.
 * @param args of Playwright, such as `e2e/faults/remotes.spec.ts` or `--grep games`. Default: all of e2e/faults
 */
export function runFaults(args: readonly string[]): never {
  const files = args.some((arg) => arg.endsWith('.ts')) ? args : ['e2e/faults/', ...args];
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', inWorkspace('scripts/e2e.ts'), ...files],
    {
      stdio: 'inherit',
      env: { ...process.env, E2E_FAULTS: 'all' },
    },
  );
  const earlier = existsSync(known) ? v.parse(cells, read(known)) : [];
  const all = mergedCells(earlier, readCells(read(inWorkspace('test-results/e2e.json'))));
  writeFileSync(known, JSON.stringify(all, null, 1));
  writeFileSync(document, replaceBetween(readFileSync(document, 'utf8'), 'faults', faultTables(all)));
  process.exit(status ?? 1);
}
