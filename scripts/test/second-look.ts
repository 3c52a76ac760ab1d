import { FILE_ITSELF } from './jest-report';
import type { Outcome, TestResult } from './outcome';

/** A test that failed in one of two runs, and passed in the other one. */
function outcomeOfBoth(first: Outcome, again: Outcome): Outcome {
  if (first === again || first === 'did not run') return again;
  const both = [first, again];
  return both.includes('failed') ? (both.includes('passed') ? 'flaky' : 'failed') : first;
}

const same = (one: TestResult) => (other: TestResult) => one.file === other.file && one.title === other.title;

/** What the second look shows of a test; of a file that failed outside of its tests, whether it now has tests. */
function lookedAt(one: TestResult, again: readonly TestResult[]): Outcome | undefined {
  const found = again.find(same(one));
  if (found || one.title !== FILE_ITSELF) return found?.outcome;
  return again.some(({ file }) => file === one.file) ? 'passed' : undefined;
}

/**
 * Joins the results of a stage with those of the second look at what failed in it. A test that passes alone is flaky; a
 * test that does not come a second time stays as it was.
 */
export const withSecondLook = (
  first: readonly TestResult[],
  again: readonly TestResult[],
): readonly TestResult[] =>
  first.map((one) => {
    const outcome = lookedAt(one, again);
    if (outcome === undefined) return one;
    const error = one.error ?? again.find(same(one))?.error;
    return { ...one, outcome: outcomeOfBoth(one.outcome, outcome), ...(error && { error }) };
  });
