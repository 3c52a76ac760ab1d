export const outcomes = ['passed', 'failed', 'skipped', 'did not run'] as const;
export type Outcome = (typeof outcomes)[number];

/** The result of one test. */
export interface TestResult {
  /** Path relative to the workspace. */
  readonly file: string;
  readonly title: string;
  readonly outcome: Outcome;
  readonly ms: number;
}
