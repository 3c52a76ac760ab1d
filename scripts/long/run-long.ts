import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { RESULT } from '../../e2e/long/length';
import { replaceBetween } from '../bench/markers';
import { annotationsOf } from '../e2e/annotations';
import { inWorkspace } from '../workspace';

const document = inWorkspace('docs/reliability.md');
const result = v.object({ what: v.string(), result: v.string() });

/** The rows that earlier runs have written, because the sessions may be run in parts. */
function rowsOf(text: string): ReadonlyArray<readonly [what: string, result: string]> {
  const table = text.split('<!-- long:start -->')[1]?.split('<!-- long:end -->')[0] ?? '';
  return table
    .split('\n')
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .flatMap(([, what = '', came = '']) =>
      /\w/.test(what) && what !== 'Session' ? [[what, came] as const] : [],
    );
}

/**
 * Runs the sessions of e2e/long in their whole length and writes their results into docs/reliability.md. Exits with
 * Playwright's exit code.
 */
export function runLong(args: readonly string[]): never {
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', inWorkspace('scripts/e2e.ts'), 'e2e/long/', ...args],
    { stdio: 'inherit', env: { ...process.env, E2E_LONG: '1' } },
  );
  const report: unknown = JSON.parse(readFileSync(inWorkspace('test-results/e2e.json'), 'utf8'));
  const text = readFileSync(document, 'utf8');
  const results = annotationsOf(report, RESULT).map((noted) => v.parse(result, JSON.parse(noted)));
  const table = [...rowsOf(text), ...results.map((row) => [row.what, row.result] as const)];
  const rows = [...new Map(table)].map(([what, came]) => `| ${what} | ${came} |`);
  const heading = ['| Session | Result |', '| --- | --- |'];
  writeFileSync(document, replaceBetween(text, 'long', [...heading, ...rows].join('\n')));
  process.exit(status ?? 1);
}
