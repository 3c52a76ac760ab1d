import { outcomes, type TestResult } from './outcome';

const whole = new Intl.NumberFormat('en');

/** How long something took, for a reader: `17 min 5 s`. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** The run in one line: `4,136 passed, 0 failed, 0 skipped, 0 did not run`. */
export const countLine = (results: readonly TestResult[]): string =>
  outcomes
    .map((name) => `${whole.format(results.filter(({ outcome }) => outcome === name).length)} ${name}`)
    .join(', ');

/** The tests that took longest, the slowest first, a line each. */
export const slowest = (results: readonly TestResult[], count: number): string =>
  results
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ ms, file, title }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file}  ${title}\n`)
    .join('');
