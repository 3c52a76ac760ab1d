import { inWorkspace } from '../workspace';
import { jestResults } from './jest-report';
import { playwrightResults } from './playwright-report';
import { countLine, duration, slowest } from './summary';

const assertion = (fullName: string, status: string, ms: number | null = 1) => ({
  fullName,
  status,
  duration: ms,
});
const fromJest = jestResults({
  testResults: [
    {
      name: inWorkspace('shell/src/a.test.ts'),
      status: 'failed',
      assertionResults: [
        assertion('adds', 'passed', 1_200),
        assertion('subtracts', 'failed', 30),
        assertion('divides', 'pending', null),
        assertion('multiplies', 'todo', null),
      ],
    },
    { name: inWorkspace('shell/src/b.test.ts'), status: 'failed', assertionResults: [] },
  ],
});

const run = (status: string, expectedStatus: string, ...durations: number[]) => ({
  status,
  expectedStatus,
  results: durations.map((ms) => ({ duration: ms })),
});
const spec = (title: string, ...tests: object[]) => ({ title, file: 'site/start.spec.ts', tests });
const fromPlaywright = playwrightResults({
  errors: [{ message: 'the web server ended' }],
  suites: [
    {
      title: 'site/start.spec.ts',
      file: 'site/start.spec.ts',
      specs: [
        spec('starts', run('expected', 'passed', 4_000)),
        spec('starts again', run('flaky', 'passed', 500, 700)),
        spec('ends', run('unexpected', 'passed', 100)),
      ],
      suites: [
        {
          title: 'in Arabic',
          file: 'site/start.spec.ts',
          specs: [
            spec('is skipped', run('skipped', 'skipped', 0)),
            spec('waits for another', run('skipped', 'passed')),
          ],
        },
      ],
    },
  ],
});

test('every test of both reports is counted once, and so is each error outside of the tests', () => {
  expect(countLine(fromJest)).toBe('1 passed, 2 failed, 2 skipped, 0 did not run');
  expect(countLine(fromPlaywright)).toBe('1 passed, 3 failed, 1 skipped, 1 did not run');
  const many = Array.from({ length: 4_136 }, () => fromPlaywright.slice(0, 1)).flat();
  expect(countLine([...many, ...fromJest])).toBe('4,137 passed, 2 failed, 2 skipped, 0 did not run');
});

test('the slowest tests come first, with their files and groups', () => {
  expect(slowest([...fromJest, ...fromPlaywright], 3).split('\n')).toEqual([
    '   4.0 s  e2e/site/start.spec.ts  starts',
    '   1.2 s  shell/src/a.test.ts  adds',
    '   1.2 s  e2e/site/start.spec.ts  starts again',
    '',
  ]);
  expect(fromPlaywright.map(({ title }) => title)).toContain('in Arabic › waits for another');
});

test.each([
  [9_400, '9 s'],
  [59_700, '1 min 0 s'],
  [1_025_000, '17 min 5 s'],
])('%d ms are %s', (ms, said) => expect(duration(ms)).toBe(said));
