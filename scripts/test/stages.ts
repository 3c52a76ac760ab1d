import type { APART } from '../../e2e/product/apart';
import { inWorkspace } from '../workspace';
import { jestResults } from './jest-report';
import { LEFT_OUT, leftOutFiles } from './left-out';
import type { TestResult } from './outcome';
import { playwrightResults } from './playwright-report';

/** `gate`: what tells in minutes that a change is sound. `full`: everything. */
export type Run = 'gate' | 'full';

/** One command of a run. */
export interface Stage {
  /** The word of `--only`. */
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** The stage before it whose results it reads. */
  readonly needs?: string;
  /** The report of its tests, if it has tests. */
  readonly report?: { readonly file: string; read(json: unknown): readonly TestResult[] };
  /** The second look: the tests that failed, each alone. */
  again?(failed: readonly TestResult[]): Stage;
}

const resultFile = (name: string): string => inWorkspace('test-results', name);
const reportFile = (name: string): string => resultFile(`${name}-report.json`);
const secondLook = (name: string): string => `second look, ${name}`;

/** A stage whose tests jest runs, and which writes its report. */
const inJest = (name: string, file: string, ...command: Stage['command']): Stage => ({
  name,
  command: [...command, '--ci', '--json', `--outputFile=${file}`],
  report: { file, read: jestResults },
});

function unit(run: Run): Stage {
  // The cases of properties: a gate whose cases change with the date refuses a change that has no part in them.
  const env = run === 'gate' ? { FUZZ_SEED: '1' } : {};
  const left = run === 'gate' ? [`--testNamePattern=^(?!.*${LEFT_OUT.source})`] : [];
  return {
    ...inJest('unit', reportFile('unit'), 'jest', ...(run === 'gate' ? withoutLeftOutFiles() : []), ...left),
    env,
    again: (failed) => {
      const files = [...new Set(failed.map(({ file }) => inWorkspace(file)))];
      const alone = ['--runInBand', ...left, '--runTestsByPath', ...files];
      return { ...inJest(secondLook('unit'), reportFile('unit-again'), 'jest', ...alone), env };
    },
  };
}

/** Options of jest that leave out the files marked `@full`. Its configured patterns are repeated: these replace them. */
const withoutLeftOutFiles = (): readonly string[] =>
  ['/node_modules/', '/dist/', ...leftOutFiles().map((file) => `/${file}$`)].map(
    (pattern) => `--testPathIgnorePatterns=${pattern}`,
  );

/** The tests of the store in a bucket against Ceph's gateway. They are few: the second look has all of them. */
function bucket(): Stage {
  const command = ['tsx', 'scripts/bucket/test-bucket.ts'] as const;
  return {
    ...inJest('bucket', reportFile('bucket'), ...command),
    again: () => inJest(secondLook('bucket'), reportFile('bucket-again'), ...command),
  };
}

/** Tests in a browser. `files`: those of a folder of e2e; without, all that are not apart. */
function endToEnd(name: string, run: Run, ...files: readonly string[]): Stage {
  const look = (title: string, place: string, ...args: readonly string[]): Stage => ({
    name: title,
    command: [
      'tsx',
      'scripts/e2e.ts',
      ...files,
      // Playwright empties this folder: each look has its own, with the pictures of its failures.
      `--output=${resultFile(place)}`,
      `--last-failed-file=${resultFile(`${name}-failed.json`)}`,
      ...args,
    ],
    env: { E2E_RUN: run, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(place) },
    report: { file: reportFile(place), read: playwrightResults },
  });
  const alone = ['--last-failed', '--workers=1', '--trace=retain-on-failure'];
  return { ...look(name, name), again: () => look(secondLook(name), `${name}-again`, ...alone) };
}

/** All tests in a browser. */
function fullEndToEnd(): readonly Stage[] {
  const apart = (folder: (typeof APART)[number], run: Run = 'full') =>
    endToEnd(folder, run, `e2e/${folder}/`);
  // The calls of the whole run, which `wire` compares with the specification.
  const journal = { E2E_JOURNAL: resultFile('journal.json') };
  const [e2e, wire] = [endToEnd('e2e', 'full'), apart('wire')];
  return [
    { ...e2e, env: { ...e2e.env, ...journal } },
    apart('look'),
    apart('engines'),
    // Drawing the pictures of the full run takes processor time, which this stage measures.
    apart('times', 'gate'),
    { ...wire, needs: e2e.name, env: { ...wire.env, ...journal } },
    apart('kit'),
  ];
}

/**
 * Groups run one after the other, fast checks first; the stages of a group run in parallel. The first group also fetches
 * and builds what the tests need, because some of these commands wait for the network and one has one thread.
 */
export const groupsOf = (run: Run): readonly (readonly Stage[])[] => [
  [
    { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
    { name: 'unused', command: ['knip', '--no-progress'] },
    { name: 'types', command: ['tsc', '-b'] },
    { name: 'programs', command: ['tsx', 'scripts/e2e/fetch-programs.ts', run] },
    { name: 'builds', command: ['tsx', 'scripts/e2e/build-all.ts'] },
  ],
  [unit(run)],
  ...(run === 'gate' ? [endToEnd('e2e', 'gate')] : [...fullEndToEnd(), bucket()]).map((stage) => [stage]),
];
