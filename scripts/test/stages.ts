import { inWorkspace } from '../workspace';
import { jestResults } from './jest-report';
import type { TestResult } from './outcome';
import { playwrightResults } from './playwright-report';

/** One command of the whole test. */
export interface Stage {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** The report of its tests, if it has tests. */
  readonly report?: { readonly file: string; read(json: unknown): readonly TestResult[] };
}

const jestReport = inWorkspace('test-results/jest.json');

/**
 * Groups run one after the other, fast checks first; the stages of a group run in parallel. The first two also fetch and
 * build what the last one needs, because some of these commands wait for the network and one has one thread.
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
    // Not earlier: only one program can install packages at a time.
    { name: 'engines', command: ['tsx', 'scripts/e2e/fetch-engines.ts'] },
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
