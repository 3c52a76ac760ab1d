import { inWorkspace } from '../workspace';
import { jestResults } from './jest-report';
import { playwrightResults } from './playwright-report';
import { withSecondLook } from './second-look';
import { countLine, duration, flakyLines, slowest, stageTable } from './summary';

const assertion = (fullName: string, status: string, ms: number | null = 1) => ({
  fullName,
  status,
  duration: ms,
  failureMessages: status === 'failed' ? ['\u001b[31mError: 2 is not 1\u001b[39m\n    at a.test.ts'] : [],
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
    {
      name: inWorkspace('shell/src/b.test.ts'),
      status: 'failed',
      message: 'Cannot find module',
      assertionResults: [],
    },
  ],
});

const run = (status: string, expectedStatus: string, ...durations: number[]) => ({
  status,
  projectName: 'long',
  expectedStatus,
  results: durations.map((ms) => ({
    duration: ms,
    ...(status === 'unexpected' && { error: { message: 'Error: expect(locator).toBeVisible() failed\n\n' } }),
  })),
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
          suites: [
            { title: '', file: 'site/parts.ts', specs: [spec('is in a part', run('expected', 'passed', 1))] },
          ],
        },
      ],
    },
  ],
});

test('every test of both reports is counted once, and so is each error outside of the tests', () => {
  expect(countLine(fromJest)).toBe('1 passed, 2 failed, 2 skipped, 0 did not run, 0 flaky');
  expect(countLine(fromPlaywright)).toBe('2 passed, 3 failed, 1 skipped, 1 did not run, 0 flaky');
  const many = Array.from({ length: 4_136 }, () => fromPlaywright.slice(0, 1)).flat();
  expect(countLine([...many, ...fromJest])).toBe('4,137 passed, 2 failed, 2 skipped, 0 did not run, 0 flaky');
});

test('the slowest tests come first, with their files and groups', () => {
  expect(slowest([...fromJest, ...fromPlaywright], 3).split('\n')).toEqual([
    '   4.0 s  e2e/site/start.spec.ts  [long] › starts',
    '   1.2 s  shell/src/a.test.ts  adds',
    '   1.2 s  e2e/site/start.spec.ts  [long] › starts again',
    '',
  ]);
  const titles = fromPlaywright.map(({ title }) => title);
  expect(titles).toContain('[long] › in Arabic › waits for another');
  expect(titles).toContain('[long] › in Arabic › is in a part');
});

test('a test that fails and passes alone is flaky, with its first error; one that fails twice has failed', () => {
  const again = jestResults({
    testResults: [
      {
        name: inWorkspace('shell/src/a.test.ts'),
        status: 'failed',
        assertionResults: [assertion('adds', 'failed'), assertion('subtracts', 'passed')],
      },
      {
        name: inWorkspace('shell/src/b.test.ts'),
        status: 'passed',
        assertionResults: [assertion('multiplies', 'passed')],
      },
    ],
  });
  const looked = withSecondLook(fromJest, again);
  expect(countLine(looked)).toBe('0 passed, 0 failed, 2 skipped, 0 did not run, 3 flaky');
  expect(flakyLines(looked.filter(({ outcome }) => outcome === 'flaky')).split('\n')).toEqual([
    ...['  shell/src/a.test.ts  adds', '    Error: 2 is not 1'],
    ...['  shell/src/a.test.ts  subtracts', '    Error: 2 is not 1'],
    ...['  shell/src/b.test.ts  the file itself', '    Cannot find module'],
  ]);

  const twice = withSecondLook(fromPlaywright, fromPlaywright);
  expect(twice).toEqual(fromPlaywright);
  expect(twice.find(({ title }) => title === '[long] › ends')).toMatchObject({
    outcome: 'failed',
    error: 'Error: expect(locator).toBeVisible() failed',
  });
});

test('what does not come a second time stays failed', () => {
  expect(countLine(withSecondLook(fromJest, []))).toBe(countLine(fromJest));
});

test('a test that waited for another one is what the second look shows', () => {
  const waited = fromPlaywright.filter(({ outcome }) => outcome === 'did not run');
  const again = waited.map((one) => ({ ...one, outcome: 'passed' as const }));
  expect(countLine(withSecondLook(waited, again))).toBe(
    '1 passed, 0 failed, 0 skipped, 0 did not run, 0 flaky',
  );
});

test('the table has a line for each stage', () => {
  const table = stageTable([
    { stage: { name: 'types' }, isSound: true, ms: 30_000, results: [] },
    { stage: { name: 'builds' }, isSound: false, ms: 90_000, results: [] },
    { stage: { name: 'unit and contract' }, isSound: true, ms: 200_000, results: fromJest },
  ]);
  expect(table.split('\n')).toEqual([
    'stage                      passed   failed    flaky  minutes',
    'types                         yes                        0.5',
    'builds                                 yes               1.5',
    'unit and contract               1        2        0      3.3',
  ]);
});

test.each([
  [9_400, '9 s'],
  [59_700, '1 min 0 s'],
  [1_025_000, '17 min 5 s'],
])('%d ms are %s', (ms, said) => expect(duration(ms)).toBe(said));
