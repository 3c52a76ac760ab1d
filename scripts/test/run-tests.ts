import { mkdirSync, writeFileSync } from 'node:fs';
import { inWorkspace } from '../workspace';
import { countFlakyTags } from './left-out';
import { type Ended, runStage } from './run-stage';
import { withSecondLook } from './second-look';
import type { Run, Stage } from './stages';
import { countLine, duration, flakyLines, slowest, stageTable } from './summary';

const SLOWEST = 20;

/** The most flaky tests of a run that counts as passed. */
const FLAKY_LIMIT: Readonly<Record<Run, number>> = { gate: 3, full: 6 };

/** More failures than this have one cause, which a second look does not find. */
const LOOKS = 30;

const failedIn = ({ results }: Ended) => results.filter(({ outcome }) => outcome === 'failed');

const isPassed = ({ isSound, results }: Ended): boolean =>
  isSound && results.every(({ outcome }) => outcome !== 'failed' && outcome !== 'did not run');

/** Runs the failed tests of a stage once more, alone. */
async function lookAgain(ended: Ended): Promise<Ended> {
  const failed = failedIn(ended);
  if (!ended.stage.again || failed.length === 0 || failed.length > LOOKS) return ended;
  const again = await runStage(ended.stage.again(failed));
  return { ...ended, ms: ended.ms + again.ms, results: withSecondLook(ended.results, again.results) };
}

/** Writes a file of the results and returns its path. */
function keep(name: string, text: string): string {
  const file = inWorkspace('test-results', name);
  writeFileSync(file, text);
  return file;
}

/**
 * Runs the stages, one group after the other, then runs the failed tests a second time, and prints a summary. The gate
 * ends with the first group that is not sound; the full run goes on.
 * @returns whether the run passed: no test failed twice, and not more than a few were flaky
 */
export async function runTests(run: Run, groups: readonly (readonly Stage[])[]): Promise<boolean> {
  const started = performance.now();
  mkdirSync(inWorkspace('test-results'), { recursive: true });
  const first: Ended[] = [];
  const unreached = [...groups];
  while (unreached.length > 0 && (run === 'full' || first.every(({ isSound }) => isSound))) {
    const group = unreached.shift() ?? [];
    const isTogether = group.length > 1;
    first.push(...(await Promise.all(group.map((stage) => runStage(stage, isTogether && !stage.report)))));
  }
  const all: Ended[] = [];
  for (const ended of first) all.push(await lookAgain(ended));

  const results = all.flatMap((ended) => ended.results);
  const flaky = results.filter(({ outcome }) => outcome === 'flaky');
  keep('flaky.json', JSON.stringify(flaky, null, 2));
  console.log(`\nThe slowest tests: ${keep('slowest-tests.txt', slowest(results, SLOWEST))}`);
  const table = stageTable(all);
  keep('stages.txt', table);
  console.log(`\n${table}`);
  if (run === 'full') console.log(`Tests with the tag @flaky: ${countFlakyTags()}`);
  const limit = FLAKY_LIMIT[run];
  if (flaky.length > 0) console.log(`Flaky, passed when run alone (${limit} at most):\n${flakyLines(flaky)}`);
  const names = unreached.flat().map(({ name }) => name);
  console.log(
    `${countLine(results)}, in ${duration(performance.now() - started)}${names.length > 0 ? `; not reached: ${names.join(', ')}` : ''}`,
  );
  return names.length === 0 && flaky.length <= limit && all.every(isPassed);
}
