import { stripVTControlCharacters } from 'node:util';

/** A flaky test failed, and passed in the second look. */
export const outcomes = ['passed', 'failed', 'skipped', 'did not run', 'flaky'] as const;
export type Outcome = (typeof outcomes)[number];

/** The result of one test. */
export interface TestResult {
  /** Path relative to the workspace. */
  readonly file: string;
  readonly title: string;
  readonly outcome: Outcome;
  readonly ms: number;
  /** The first line of its first error. */
  readonly error?: string;
}

/** The part of a result that says why a test failed. Both runners colour their errors. */
export const withError = (message: string | undefined): Pick<TestResult, 'error'> => {
  const [line = ''] = stripVTControlCharacters(message ?? '')
    .trim()
    .split('\n');
  return line === '' ? {} : { error: line };
};
