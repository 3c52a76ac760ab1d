import * as v from 'valibot';
import { increments, stepsBetween } from './counter-steps';
import type { prometheusQuery, Range } from './prometheus-query';

/** A counter of one instance. */
interface Series<Labels> {
  readonly key: string;
  readonly labels: Labels;
  readonly values: readonly { readonly time: number; readonly value: number }[];
}

/** What was counted in one step, also nothing. */
export interface Step<Labels> {
  /** In s since 1970. */
  readonly time: number;
  readonly labels: Labels;
  readonly count: number;
}

/** Reads two counters in a range. */
type ReadTwo<One, Other> = (
  steps: Range,
) => Promise<readonly [readonly Series<One>[], readonly Series<Other>[]]>;

/**
 * Reads a counter in a range. Each instance has its own series, so that a collector that starts again is noticed.
 * @param query a name, or a name with a selector
 * @param labels series with other labels are left out
 */
export async function readSeries<Labels>(
  { range }: ReturnType<typeof prometheusQuery>,
  query: string,
  steps: Range,
  labels: v.GenericSchema<unknown, Labels>,
): Promise<readonly Series<Labels>[]> {
  const series = await range(query, steps);
  return series.flatMap(({ metric, values }) => {
    const read = v.safeParse(labels, metric);
    const key = JSON.stringify(Object.entries(metric).sort());
    return read.success ? [{ key, labels: read.output, values }] : [];
  });
}

/**
 * Follows two counters.
 * @param start what they counted before is left out; in s since 1970
 * @returns a function that reads what they have counted since it was called the last time, in steps
 */
export function followCounters<One, Other>(ask: ReadTwo<One, Other>, start: number) {
  const added = increments();
  let until: number | undefined;

  const stepsOf = <Labels>(series: readonly Series<Labels>[]): readonly Step<Labels>[] =>
    series
      .flatMap(({ key, labels, values }) =>
        values.map(({ time, value }) => ({ time, labels, count: added.add(key, value) })),
      )
      .sort((one, other) => one.time - other.time);

  return async function* (end: number, every: number) {
    if (until === undefined) {
      const before = await ask({ start, end: start, step: 1 });
      for (const { key, values } of before.flat()) added.start(key, values[0]?.value ?? 0);
      until = start;
    }
    for (const steps of stepsBetween(until, end, every)) {
      const [one, other] = await ask(steps);
      until = steps.end;
      yield { one: stepsOf(one), other: stepsOf(other), step: steps.step };
    }
  };
}
