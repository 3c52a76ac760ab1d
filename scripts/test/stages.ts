import { inWorkspace } from '../workspace';
import { jestResults } from './jest-report';
import { LEFT_OUT, leftOutFiles } from './left-out';
import type { TestResult } from './outcome';
import { playwrightResults } from './playwright-report';

/** `gate`: what tells in minutes that a change is sound. `full`: everything. */
export type Run = 'gate' | 'full';

/** One command of a run. */
export interface Stage {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** The report of its tests, if it has tests. */
  readonly report?: { readonly file: string; read(json: unknown): readonly TestResult[] };
  /** The second look: the tests that failed, each alone. */
  again?(failed: readonly TestResult[]): Stage;
}

const resultFile = (name: string): string => inWorkspace('test-results', name);

function unit(run: Run): Stage {
  const stage = (name: string, file: string, ...args: readonly string[]): Stage => ({
    name,
    command: ['jest', '--ci', '--json', `--outputFile=${file}`, ...args],
    // The cases of properties: a gate whose cases change with the date refuses a change that has no part in them.
    env: run === 'gate' ? { FUZZ_SEED: '1' } : {},
    report: { file, read: jestResults },
  });
  const left = run === 'gate' ? [`--testNamePattern=^(?!.*${LEFT_OUT.source})`] : [];
  // They replace those of the configuration.
  const ignored = ['/node_modules/', '/dist/', ...leftOutFiles().map((file) => `/${file}$`)];
  const patterns = run === 'gate' ? ignored.map((one) => `--testPathIgnorePatterns=${one}`) : [];
  return {
    ...stage('unit and contract', resultFile('jest.json'), ...patterns, ...left),
    again: (failed) => {
      const files = [...new Set(failed.map(({ file }) => inWorkspace(file)))];
      const alone = ['--runInBand', ...left, '--runTestsByPath', ...files];
      return stage('second look, unit and contract', resultFile('jest-again.json'), ...alone);
    },
  };
}

function endToEnd(run: Run): Stage {
  const failedTests = `--last-failed-file=${resultFile('e2e-failed.json')}`;
  const stage = (name: string, file: string, ...args: readonly string[]): Stage => ({
    name,
    command: ['tsx', 'scripts/e2e.ts', failedTests, ...args],
    env: { E2E_RUN: run, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { file, read: playwrightResults },
  });
  const again = stage(
    'second look, end to end',
    resultFile('e2e-again.json'),
    '--last-failed',
    '--workers=1',
    '--no-deps',
    // Playwright empties its folder, and the first one has the pictures of the failures.
    `--output=${resultFile('e2e-again')}`,
  );
  return {
    ...stage('end to end', resultFile('e2e.json')),
    again: () => ({ ...again, env: { ...again.env, E2E_TRACE: '1' } }),
  };
}

/**
 * Groups run one after the other, fast checks first; the stages of a group run in parallel. The first two also fetch and
 * build what the last one needs, because some of these commands wait for the network and one has one thread.
 */
export const stagesOf = (run: Run): readonly (readonly Stage[])[] => [
  [
    { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings', '.'] },
    { name: 'unused code', command: ['knip', '--no-progress'] },
    { name: 'types', command: ['tsc', '-b'] },
    { name: 'programs', command: ['tsx', 'scripts/e2e/fetch-programs.ts', run] },
    { name: 'builds', command: ['tsx', 'scripts/e2e/build-all.ts'] },
  ],
  [
    // Not earlier: only one program can install packages at a time.
    ...(run === 'full'
      ? [{ name: 'engines', command: ['tsx', 'scripts/e2e/fetch-engines.ts'] } satisfies Stage]
      : []),
    unit(run),
  ],
  [endToEnd(run)],
];
