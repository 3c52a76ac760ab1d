import { outcomes, type TestResult } from './outcome';

const whole = new Intl.NumberFormat('en');

/** Formats a duration: `17 min 5 s`. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Formats the results in one line: `4,136 passed, 0 failed, 0 skipped, 0 did not run`. */
export const countLine = (results: readonly TestResult[]): string =>
  outcomes
    .map((name) => `${whole.format(results.filter(({ outcome }) => outcome === name).length)} ${name}`)
    .join(', ');

/** Formats the slowest tests, one per line, the slowest first. */
export const slowest = (results: readonly TestResult[], count: number): string =>
  results
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ ms, file, title }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file}  ${title}\n`)
    .join('');
