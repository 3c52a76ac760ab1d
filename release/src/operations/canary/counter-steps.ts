import type { Range } from './prometheus-query';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Points of a query. One of all merchants' counters is some megabytes for each point. */
const MAX_POINTS = 15;

/**
 * Splits a time into queries, with longer steps the longer ago it is: evidence needs a sequence, but no fine one.
 * @param from was queried before, in s since 1970
 * @param every the shortest step but the last, in s
 */
export function* stepsBetween(from: number, to: number, every: number): Generator<Range> {
  let done = from;
  const resolution = [
    { age: HOUR, step: 15 * MINUTE },
    { age: 5 * MINUTE, step: MINUTE },
    { age: 0, step: every },
  ];
  for (const { age, step } of resolution) {
    while (done + step <= to - age) {
      const points = Math.min(MAX_POINTS, Math.floor((to - age - done) / step));
      yield { start: done + step, end: done + points * step, step };
      done += points * step;
    }
  }
  // What is left is shorter than a step.
  if (done < to) yield { start: to, end: to, step: to - done };
}

/** In s: Prometheus scrapes a collector at least so often, and the clocks of their machines differ by less. */
const LATE = 2 * MINUTE;

/**
 * Whether a step may contain observations of two days. The first failures of each day are no evidence, so a step that
 * mixes two days would let forgers fail twice as often.
 */
export const mixesDays = (time: number, step: number): boolean => time % DAY < LATE + step;

/** Computes what counters have added, for each of their series. */
export function increments() {
  const last = new Map<string, number>();
  return {
    /** Sets what a series had counted before. */
    start: (series: string, value: number): void => void last.set(series, value),
    /** @returns what was added. A series that was unknown has started at 0; one that became less has started again. */
    add(series: string, value: number): number {
      const before = last.get(series) ?? 0;
      last.set(series, value);
      return value >= before ? value - before : value;
    },
  };
}
