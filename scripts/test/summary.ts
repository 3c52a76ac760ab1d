import { type Outcome, outcomes, type TestResult } from './outcome';

const whole = new Intl.NumberFormat('en');

/** Formats a duration: `17 min 5 s`. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

const countOf = (results: readonly TestResult[], wanted: Outcome): string =>
  whole.format(results.filter(({ outcome }) => outcome === wanted).length);

/** Formats the results in one line: `4,136 passed, 0 failed, 0 skipped, 0 did not run, 0 flaky`. */
export const countLine = (results: readonly TestResult[]): string =>
  outcomes.map((name) => `${countOf(results, name)} ${name}`).join(', ');

interface StageResult {
  readonly stage: { readonly name: string };
  readonly isSound: boolean;
  readonly ms: number;
  readonly results: readonly TestResult[];
}

/** Formats a table of the stages. One without tests has passed or failed as a whole. */
export function stageTable(all: readonly StageResult[]): string {
  const rows = all.map(({ stage, isSound, ms, results }) => {
    const counts = (['passed', 'failed', 'flaky'] as const).map((name) => countOf(results, name));
    const cells = results.length > 0 ? counts : [isSound ? 'yes' : '', isSound ? '' : 'yes', ''];
    return [stage.name, ...cells, (ms / 60_000).toFixed(1)];
  });
  const lines = [['stage', 'passed', 'failed', 'flaky', 'minutes'], ...rows];
  return lines
    .map(([name = '', ...cells]) => name.padEnd(24) + cells.map((cell) => cell.padStart(9)).join(''))
    .join('\n');
}

/** Formats flaky tests, one per line, each with its first error. */
export const flakyLines = (results: readonly TestResult[]): string =>
  results.map(({ file, title, error = '' }) => `  ${file}  ${title}\n    ${error}`).join('\n');

/** Formats the slowest tests, one per line, the slowest first. */
export const slowest = (results: readonly TestResult[], count: number): string =>
  results
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ ms, file, title }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file}  ${title}\n`)
    .join('');
