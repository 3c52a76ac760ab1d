import { mkdirSync, writeFileSync } from 'node:fs';
import { inWorkspace } from '../workspace';
import type { TestResult } from './outcome';
import { resultsOf, runStage } from './run-stage';
import { stages } from './stages';
import { countLine, duration, slowest } from './summary';

const SLOWEST = 20;

/** Runs every stage until a group fails, and prints a summary. @returns whether all stages passed */
export async function runTests(): Promise<boolean> {
  const started = performance.now();
  const results: TestResult[] = [];
  const unreached = stages.map((group) => [...group]);
  let allPassed = true;
  mkdirSync(inWorkspace('test-results'), { recursive: true });
  while (allPassed && unreached.length > 0) {
    const group = unreached.shift() ?? [];
    const passed = await Promise.all(
      group.map((stage) => runStage(stage, group.length > 1 && !stage.report)),
    );
    allPassed = passed.every(Boolean);
    for (const stage of group) {
      try {
        results.push(...resultsOf(stage));
      } catch (error) {
        allPassed = false;
        console.error(`${stage.name} left no report: ${error}`);
      }
    }
  }
  const failed = results.some(({ outcome }) => outcome === 'failed');
  const list = inWorkspace('test-results/slowest-tests.txt');
  writeFileSync(list, slowest(results, SLOWEST));
  const names = unreached.flat().map(({ name }) => name);
  console.log(`\nThe slowest tests: ${list}`);
  console.log(
    `${countLine(results)}, in ${duration(performance.now() - started)}${names.length > 0 ? `; not reached: ${names.join(', ')}` : ''}`,
  );
  return allPassed && !failed;
}
