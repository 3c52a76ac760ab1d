import path from 'node:path';
import * as v from 'valibot';
import { workspace } from '../workspace';
import { type Outcome, type TestResult, withError } from './outcome';

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
      message: v.optional(v.string()),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.picklist(Object.keys(outcomes) as (keyof typeof outcomes)[]),
          duration: v.nullish(v.number(), 0),
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});

/** The title under which a file counts that fails outside of its tests. */
export const FILE_ITSELF = 'the file itself';

/** Reads the tests from the output of jest's `--json`. A file that fails outside of its tests counts as a failed test. */
export function jestResults(json: unknown): readonly TestResult[] {
  return v.parse(report, json).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(workspace, name);
    const tests = assertionResults.map(
      (one): TestResult => ({
        file,
        title: one.fullName,
        outcome: outcomes[one.status],
        ms: one.duration,
        ...withError(one.failureMessages[0]),
      }),
    );
    const isUntold = status === 'failed' && !tests.some(({ outcome }) => outcome === 'failed');
    const untold = { file, title: FILE_ITSELF, outcome: 'failed', ms: 0, ...withError(message) } as const;
    return isUntold ? [...tests, untold] : tests;
  });
}
