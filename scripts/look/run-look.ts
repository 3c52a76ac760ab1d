import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { CONTRAST, SHIFT } from '../../e2e/look/measured';
import { replaceBetween } from '../bench/markers';
import { annotationsOf } from '../e2e/annotations';
import { inWorkspace } from '../workspace';
import { contrast, contrastTable, shift, shiftTables } from './look-tables';

const document = inWorkspace('docs/look.md');
/** Results of earlier runs: the tests may be run in parts. */
const known = inWorkspace('test-results/look.json');
const results = v.object({ shifts: v.array(shift), contrasts: v.array(contrast) });

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The later ones in the place of earlier ones with the same key. */
const merged = <T>(keyOf: (one: T) => string, earlier: readonly T[], later: readonly T[]): T[] => [
  ...new Map([...earlier, ...later].map((one) => [keyOf(one), one])).values(),
];

/**
 * Measures layout shifts and contrast, and writes the results of all runs into docs/look.md. Exits with Playwright's exit
 * code.
 * @param args of Playwright, such as `e2e/look/shift.spec.ts` or `--grep aurora`. Default: both files
 */
export function runLook(args: readonly string[]): never {
  const both = ['e2e/look/shift.spec.ts', 'e2e/look/contrast.spec.ts'];
  const files = args.some((arg) => arg.endsWith('.ts')) ? args : [...both, ...args];
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', inWorkspace('scripts/e2e.ts'), ...files],
    { stdio: 'inherit', env: { ...process.env, E2E_RUN: 'full' } },
  );
  const report = read(inWorkspace('test-results/e2e.json'));
  const noted = <Schema extends v.GenericSchema>(type: string, schema: Schema) =>
    annotationsOf(report, type).map((text) => v.parse(schema, JSON.parse(text)));
  const earlier = existsSync(known) ? v.parse(results, read(known)) : { shifts: [], contrasts: [] };
  const all = {
    shifts: merged(
      ({ merchant, state, path }) => [merchant, state, path].join('\n'),
      earlier.shifts,
      noted(SHIFT, shift),
    ),
    contrasts: merged(
      ({ template, scheme, isLarge }) => [template, scheme, isLarge].join('\n'),
      earlier.contrasts,
      noted(CONTRAST, contrast),
    ),
  };
  writeFileSync(known, JSON.stringify(all, null, 1));
  const withShifts = replaceBetween(readFileSync(document, 'utf8'), 'shifts', shiftTables(all.shifts));
  writeFileSync(document, replaceBetween(withShifts, 'contrasts', contrastTable(all.contrasts)));
  process.exit(status ?? 1);
}
