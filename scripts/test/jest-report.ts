import path from 'node:path';
import * as v from 'valibot';
import { workspace } from '../workspace';
import type { Outcome, TestResult } from './outcome';

const outcomes = {
  passed: 'passed',
  failed: 'failed',
  pending: 'skipped',
  skipped: 'skipped',
  todo: 'skipped',
  disabled: 'skipped',
  focused: 'did not run',
} as const satisfies Record<string, Outcome>;

const report = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.picklist(Object.keys(outcomes) as (keyof typeof outcomes)[]),
          duration: v.nullish(v.number(), 0),
        }),
      ),
    }),
  ),
});

/** Reads the tests from the output of jest's `--json`. A file that fails outside of its tests counts as a failed test. */
export function jestResults(json: unknown): readonly TestResult[] {
  return v.parse(report, json).testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(workspace, name);
    const tests = assertionResults.map(
      (one): TestResult => ({
        file,
        title: one.fullName,
        outcome: outcomes[one.status],
        ms: one.duration,
      }),
    );
    const isUntold = status === 'failed' && !tests.some(({ outcome }) => outcome === 'failed');
    return isUntold ? [...tests, { file, title: 'the file itself', outcome: 'failed', ms: 0 }] : tests;
  });
}
