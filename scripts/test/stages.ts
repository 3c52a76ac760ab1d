import { inWorkspace } from '../workspace';
import { jestResults } from './jest-report';
import type { TestResult } from './outcome';
import { playwrightResults } from './playwright-report';

/** One command of the whole test. */
export interface Stage {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** What it writes about its tests, where it has any. */
  readonly report?: { readonly file: string; read(json: unknown): readonly TestResult[] };
}

const jestReport = inWorkspace('test-results/jest.json');

/**
 * One after the other, in the order in which a mistake is found soonest; those of a group run side by side. The first
 * group also fetches and builds what the last one drives: some of its commands wait for the network, one has one thread.
 */
export const stages: readonly (readonly Stage[])[] = [
  [
    { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings', '.'] },
    { name: 'unused code', command: ['knip', '--no-progress'] },
    { name: 'types', command: ['tsc', '-b'] },
    { name: 'programs', command: ['tsx', 'scripts/e2e/fetch-programs.ts'] },
    { name: 'builds', command: ['tsx', 'scripts/e2e/build-all.ts'] },
  ],
  [
    {
      name: 'unit and contract',
      command: ['jest', '--ci', '--json', `--outputFile=${jestReport}`],
      report: { file: jestReport, read: jestResults },
    },
  ],
  [
    {
      name: 'end to end',
      command: ['tsx', 'scripts/e2e.ts'],
      // The Playwright configuration names the same file.
      report: { file: inWorkspace('test-results/e2e.json'), read: playwrightResults },
    },
  ],
];
