import path from 'node:path';
import * as v from 'valibot';
import { type Outcome, type TestResult, withError } from './outcome';

const run = v.object({
  status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
  projectName: v.string(),
  expectedStatus: v.string(),
  results: v.array(
    v.object({
      duration: v.number(),
      error: v.optional(v.object({ message: v.optional(v.string()) })),
    }),
  ),
});
type Run = v.InferOutput<typeof run>;
const spec = v.object({ title: v.string(), file: v.string(), tests: v.array(run) });

/** A file, or a group of its tests, which may contain groups. */
interface Suite {
  readonly title: string;
  readonly file: string;
  readonly specs: readonly v.InferOutput<typeof spec>[];
  readonly suites?: readonly Suite[] | undefined;
}
const suite: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  file: v.string(),
  specs: v.array(spec),
  suites: v.optional(v.array(v.lazy(() => suite))),
});
const report = v.object({
  suites: v.array(suite),
  errors: v.array(v.object({ message: v.optional(v.string()) })),
});

/** Playwright's own retries are off: a test that passes on one counts as failed. */
function outcomeOf({ status, expectedStatus, results }: Run): Outcome {
  if (status === 'expected') return 'passed';
  if (status !== 'skipped') return 'failed';
  return results.length > 0 && expectedStatus === 'skipped' ? 'skipped' : 'did not run';
}

/** The same test runs in several projects. */
type InProject = TestResult & { readonly project: string };

function resultsOf({ title, file, specs, suites = [] }: Suite): readonly InProject[] {
  // A group of tests may have no title.
  const group = title === file || title === '' ? '' : `${title} › `;
  const own = specs.flatMap((one) =>
    one.tests.map((test) => ({
      file: path.posix.join('e2e', one.file),
      title: one.title,
      project: test.projectName,
      outcome: outcomeOf(test),
      ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
      ...withError(test.results[0]?.error?.message),
    })),
  );
  return [...own, ...suites.flatMap(resultsOf)].map((one) => ({ ...one, title: group + one.title }));
}

/** Reads the tests from the output of Playwright's JSON reporter. An error outside of the tests counts as a failed test. */
export function playwrightResults(json: unknown): readonly TestResult[] {
  const { suites, errors } = v.parse(report, json);
  const untold = errors.map(
    ({ message = 'an error' }): TestResult => ({
      file: 'e2e',
      title: 'outside of the tests',
      outcome: 'failed',
      ms: 0,
      ...withError(message),
    }),
  );
  const tests = suites
    .flatMap(resultsOf)
    .map(({ project, ...test }): TestResult => ({ ...test, title: `[${project}] › ${test.title}` }));
  return [...tests, ...untold];
}
